import { nothing, ok, refusable } from '../../http/envelope';
import type { Handlers } from '../../http/operations';
import type { PersonalData } from './index';

export const personalDataRoutes = ({ closing }: PersonalData) =>
  ({
    async previewClosing({ customer }) {
      return ok(await closing.preview(customer));
    },

    closeAccount: ({
      customer,
      body: { reason, password, give_up_balance = 0, balance = 0, points = 0 },
      clientAddress,
    }) =>
      refusable(async () => {
        const surrendered = { givesUpBalance: give_up_balance === 1, balance, points };
        await closing.close(customer, { reason: reason.trim(), password, ...surrendered }, clientAddress);
        return null;
      }, nothing),
  }) satisfies Partial<Handlers>;
