import type { Action_LinkFragment } from '../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../api/fragment';
import { UnknownPart } from './unknown-part';

export interface UnknownActionsProps {
  actions: readonly FragmentOf<Action_LinkFragment>[];
}

/** Actions with a code that the facade does not know, shown only to developers. */
export const UnknownActions = ({ actions }: UnknownActionsProps) =>
  actions
    .map((one) => readFragment(one))
    .filter(({ kind }) => kind === 'UNKNOWN')
    .map(({ id, label }) => <UnknownPart key={id} code={label} />);
