import type {
  AuditPerson,
  Invitation,
  Membership,
  MutationResolvers,
  QueryResolvers,
  StoreResolvers,
} from '../../__generated__/studio-resolvers';
import type { Reply } from '../../provider-client/operation';
import { roleCode, roleOf, scopeList, scopesOf } from '../codes';
import { outcomeOf, resultOf } from '../results';
import { type StaffProfile, staffCalls } from '../studio-context';

type InvitationData = NonNullable<Reply<'inviteMember'>['data']>;

export const membershipOf = (store: StaffProfile['stores'][number]): Membership => ({
  codename: store.codename,
  name: store.name,
  role: roleOf(store.role),
  scopes: scopesOf(store.scopes),
  needsSecondFactor: store.needs_second_factor === 1,
});

const invitationOf = (invitation: InvitationData): Invitation & { readonly __typename: 'Invitation' } => ({
  __typename: 'Invitation',
  id: invitation.invitation_uid,
  email: invitation.email,
  role: roleOf(invitation.role),
  scopes: scopesOf(invitation.scopes),
  invitedBy: invitation.invited_by,
  createdAt: invitation.created_at,
  expiresAt: invitation.expires_at,
});

const auditPerson = (person: { staff_uid: string; name: string } | null): AuditPerson | null =>
  person && { id: person.staff_uid, name: person.name };

export const storeQueries: Pick<QueryResolvers, 'store'> = {
  async store(_parent, { codename }, context) {
    const calls = staffCalls(context);
    const store = (await calls.profile()).stores.find((one) => one.codename === codename);
    return store ? { membership: membershipOf(store), calls } : null;
  },
};

export const storeFields: Pick<
  StoreResolvers,
  'audit' | 'codename' | 'invitations' | 'members' | 'membership' | 'url'
> = {
  codename: ({ membership }) => membership.codename,
  membership: ({ membership }) => membership,
  url: ({ membership: { codename } }, _arguments, { urlOf }) => urlOf(codename),

  members: async ({ membership: { codename }, calls }) =>
    resultOf(await calls.ofStore(codename).listMembers({ codename }), (members) => ({
      __typename: 'Members',
      people: members.map((member) => ({
        id: member.staff_uid,
        email: member.email,
        name: member.name,
        role: roleOf(member.role),
        scopes: scopesOf(member.scopes),
        hasSecondFactor: member.has_second_factor === 1,
        joinedAt: member.joined_at,
        seenAt: member.seen_at,
      })),
    })),

  invitations: async ({ membership: { codename }, calls }) =>
    resultOf(await calls.ofStore(codename).listInvitations({ codename }), (invitations) => ({
      __typename: 'Invitations',
      open: invitations.map(invitationOf),
    })),

  audit: async ({ membership: { codename }, calls }, { before }) =>
    resultOf(await calls.ofStore(codename).listAudit({ codename, ...(before && { before }) }), ({ entries, next }) => ({
      __typename: 'AuditPage',
      next,
      entries: entries.map(({ by, about, ...entry }) => ({ ...entry, by: auditPerson(by), about: auditPerson(about) })),
    })),
};

export const storeMutations: Pick<
  MutationResolvers,
  'changeMember' | 'inviteMember' | 'removeMember' | 'revokeInvitation'
> = {
  inviteMember: async (_parent, { input: { codename, email, role, scopes } }, context) =>
    resultOf(
      await staffCalls(context)
        .ofStore(codename)
        .inviteMember({ codename, email, role: roleCode(role), ...scopeList(scopes) }),
      invitationOf,
    ),

  revokeInvitation: async (_parent, { input: { codename, id } }, context) =>
    outcomeOf(await staffCalls(context).ofStore(codename).revokeInvitation({ codename, invitation_uid: id })),

  changeMember: async (_parent, { input: { codename, id, role, scopes } }, context) =>
    outcomeOf(
      await staffCalls(context)
        .ofStore(codename)
        .changeMember({ codename, staff_uid: id, role: roleCode(role), ...scopeList(scopes) }),
    ),

  removeMember: async (_parent, { input: { codename, id } }, context) =>
    outcomeOf(await staffCalls(context).ofStore(codename).removeMember({ codename, staff_uid: id })),
};
