import { isInScopes, type ScopeName } from '../../shared/documents/scopes';
import type { Role, Scope } from '../__generated__/gql/graphql';

interface Rights {
  readonly role: Role;
  readonly scopes: readonly Scope[];
}

/** The roles that publish, schedule and restore, and change every part of a store. */
export const publishers: readonly Role[] = ['OWNER', 'PUBLISHER'];

export const mayPublish = (role: Role) => publishers.includes(role);

/** Whether a value of a store's document may be changed. */
export function mayChange({ role, scopes }: Rights, pointer: string) {
  const names = scopes.map((scope) => scope.toLowerCase() as ScopeName);
  return mayPublish(role) || (role === 'EDITOR' && isInScopes(names, pointer));
}

/** Pictures are content. */
export const mayEditPictures = ({ role, scopes }: Rights) =>
  mayPublish(role) || (role === 'EDITOR' && scopes.includes('CONTENT'));
