import { isInScopes } from '../../../../shared/documents/scopes';
import type { Rights, Role } from '../rights';

const everybody: readonly Role[] = ['owner', 'publisher', 'editor', 'viewer'];
const publishers: readonly Role[] = ['owner', 'publisher'];

const rolesOf = {
  read: everybody,
  edit: ['owner', 'publisher', 'editor'],
  publish: publishers,
  schedule: publishers,
  restore: publishers,
  revokePreview: publishers,
  readAudit: publishers,
  invite: ['owner'],
  changeMember: ['owner'],
} satisfies Readonly<Record<string, readonly Role[]>>;

export type StaffOperation = keyof typeof rolesOf;

/**
 * Whether somebody may do it in their store.
 * @param changed JSON pointers of everything that an edit adds, replaces, removes or moves, at both ends
 */
export function may({ role, scopes }: Rights, operation: StaffOperation, changed: readonly string[] = []): boolean {
  const roles: readonly Role[] = rolesOf[operation];
  if (!roles.includes(role)) return false;
  if (role !== 'editor' || operation !== 'edit') return true;
  return changed.every((pointer) => isInScopes(scopes, pointer));
}

/** Whether a role can change what customers see or who belongs to the store, and therefore has to have the second factor. */
export const isPowerful = (role: Role) => publishers.includes(role);
