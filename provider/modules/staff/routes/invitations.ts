import { requireText } from '../../../clean-text';
import { staffRefusable } from '../../../contract/envelope';
import type { Handlers } from '../../../http/operations';
import type { Staff } from '../index';
import { scopesOf, sessionReply } from '../reply';

export const invitationRoutes = ({ invitations }: Staff) =>
  ({
    showInvitation: ({ params: { token } }) => staffRefusable(() => invitations.show(token)),

    acceptInvitation: ({ params: { token }, body: { name, password, language = 'in', device = '' } }) =>
      staffRefusable(async () =>
        sessionReply(await invitations.accept(token, { name: requireText(name), password, language, device })),
      ),

    joinStore: ({ staff, params: { token } }) => staffRefusable(() => invitations.joinAs(staff, token)),

    listInvitations: ({ staff, params: { codename } }) => staffRefusable(() => invitations.list(staff, codename)),

    inviteMember: ({ staff, params: { codename }, body: { email, role, scopes }, clientAddress }) =>
      staffRefusable(() =>
        invitations.create(staff, codename, { email: email.trim(), role, scopes: scopesOf(scopes) }, clientAddress),
      ),

    revokeInvitation: ({ staff, params: { codename, invitation_uid } }) =>
      staffRefusable(() => invitations.revoke(staff, codename, invitation_uid)),
  }) satisfies Partial<Handlers>;
