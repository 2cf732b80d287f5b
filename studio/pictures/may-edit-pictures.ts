import type { Role, Scope } from '../__generated__/gql/graphql';

interface Rights {
  readonly role: Role;
  readonly scopes: readonly Scope[];
}

/** Pictures are content. */
export const mayEditPictures = ({ role, scopes }: Rights) =>
  role === 'OWNER' || role === 'PUBLISHER' || (role === 'EDITOR' && scopes.includes('CONTENT'));
