import type { Role, Scope } from '../__generated__/gql/graphql';
import { useStudioMessages } from './use-studio-messages';

export const roleKeys = {
  OWNER: 'roles.owner',
  PUBLISHER: 'roles.publisher',
  EDITOR: 'roles.editor',
  VIEWER: 'roles.viewer',
} as const satisfies Record<Role, string>;

export const scopeKeys = {
  CONTENT: 'roles.content',
  LOOK: 'roles.look',
  RULES: 'roles.rules',
} as const satisfies Record<Scope, string>;

interface Rights {
  role: Role;
  scopes: readonly Scope[];
}

/** A role, with the parts that an editor may change: `Penyunting: Isi, Tampilan`. */
export function useRoleText() {
  const m = useStudioMessages();
  return ({ role, scopes }: Rights): string =>
    scopes.length === 0
      ? m(roleKeys[role])
      : m('roles.with-scopes', {
          role: m(roleKeys[role]),
          scopes: scopes.map((scope) => m(scopeKeys[scope])).join(', '),
        });
}
