import type { Action_LinkFragment, ActionKind } from '../../../src/__generated__/gql/graphql';
import type { ActionContext } from '../../../src/actions/action-entry';

export const action = (kind: ActionKind, value = ''): Action_LinkFragment => ({
  __typename: 'Action',
  id: 'cta_1',
  index: 0,
  kind,
  value,
  label: 'Buka',
  description: '',
  icon: null,
});

const store = { id: 'app_1', shortLinkHost: 's.kebunara.example' };
export const guest: ActionContext = { store, signedIn: false };
export const customer: ActionContext = { store, signedIn: true };
