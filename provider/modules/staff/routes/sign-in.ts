import { accepted, ok, staffRefusable } from '../../../contract/envelope';
import type { Handlers } from '../../../http/operations';
import type { Staff } from '../index';
import { sessionReply } from '../reply';

/** A session whose browser is unknown has no label. */
export const signInRoutes = ({ signIn, enterCode, sessions, profile }: Staff) =>
  ({
    signInStaff: ({ body: { email, password, device = '' }, clientAddress: address }) =>
      staffRefusable(async () => sessionReply(await signIn(email.trim(), password, { address, device }))),

    enterStaffCode: ({ body: { token, code, device = '' }, clientAddress: address }) =>
      staffRefusable(async () => sessionReply(await enterCode(token, code, { address, device }))),

    async signOutStaff({ staff }) {
      await profile.signOut(staff);
      return accepted(null);
    },

    async listStaffSessions({ staff }) {
      return ok(await sessions.list(staff));
    },

    async endStaffSessions({ staff, body: { session_uid = null } }) {
      await profile.endSessions(staff, session_uid);
      return accepted(null);
    },
  }) satisfies Partial<Handlers>;
