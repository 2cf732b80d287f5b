import { requireText } from '../../../clean-text';
import { accepted, ok, staffRefusable } from '../../../contract/envelope';
import type { Handlers } from '../../../http/operations';
import type { Staff } from '../index';

export const personRoutes = ({ profile, changePassword, secondFactor }: Staff) =>
  ({
    async getStaffProfile({ staff }) {
      return ok(await profile.show(staff));
    },

    async saveStaffProfile({ staff, body: { name, language } }) {
      await profile.save(staff, requireText(name), language);
      return accepted(null);
    },

    changeStaffPassword: ({ staff, body: { old_password, new_password }, clientAddress }) =>
      staffRefusable(() => changePassword(staff, old_password, new_password, clientAddress)),

    startSecondFactor: ({ staff, body: { password }, clientAddress }) =>
      staffRefusable(() => secondFactor.start(staff, password, clientAddress)),

    confirmSecondFactor: ({ staff, body: { code }, clientAddress }) =>
      staffRefusable(async () => ({ recovery_codes: await secondFactor.confirm(staff, code, clientAddress) })),

    endSecondFactor: ({ staff, body: { password, code }, clientAddress }) =>
      staffRefusable(() => secondFactor.end(staff, password, code, clientAddress)),

    renewRecoveryCodes: ({ staff, body: { password, code }, clientAddress }) =>
      staffRefusable(async () => ({
        recovery_codes: await secondFactor.renewCodes(staff, password, code, clientAddress),
      })),
  }) satisfies Partial<Handlers>;
