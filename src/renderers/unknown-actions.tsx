import type { Action_LinkFragment } from '../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../api/fragment';
import { UnknownPart } from './unknown-part';

export interface UnknownActionsProps {
  actions: readonly FragmentOf<Action_LinkFragment>[];
}

/** The actions of a code that the facade does not know: shown to developers alone. */
export const UnknownActions = ({ actions }: UnknownActionsProps) =>
  actions
    .map((one) => readFragment(one))
    .filter(({ kind }) => kind === 'UNKNOWN')
    .map(({ id, label }) => <UnknownPart key={id} code={label} />);
