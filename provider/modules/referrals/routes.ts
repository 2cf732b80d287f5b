import { NotFound } from '../../errors/call-errors';
import { nothing, ok, refusable } from '../../contract/envelope';
import type { Handlers } from '../../http/operations';
import type { Stores } from '../stores';
import { noCodes } from './queries';
import { maskedName } from './rules';
import type { Referrals } from './index';

export function referralRoutes({
  stores: { commerce },
  referrals: { enterReferral, referralRows },
}: {
  stores: Stores;
  referrals: Referrals;
}) {
  async function appOf(storeId: number) {
    const app = await commerce.of(storeId);
    if (app.referral_flag !== 1) throw new NotFound('This store has no referrals');
    return app;
  }
  return {
    async getReferralNote({ customer }) {
      const { referral, currency } = await appOf(customer.storeId);
      const codes = customer.id === null ? noCodes : await referralRows.codesOf(customer.id);
      return ok({ ...referral, currency, ...codes });
    },

    async enterReferral({ customer, clientAddress, body }) {
      await appOf(customer.storeId);
      const { data: answer, ...refusal } = await refusable(() => enterReferral(customer, body, clientAddress), nothing);
      const { success, message, error_code } = answer ?? refusal;
      return { success, message: success ? 'Kode referral tersimpan' : message, error_code };
    },

    async listReferrals({ customer, query: { after } }) {
      await appOf(customer.storeId);
      const { data, after: next } = await referralRows.list(customer.id, after);
      return ok({ data: data.map((one) => ({ ...one, name: maskedName(one.name) })), after: next });
    },
  } satisfies Partial<Handlers>;
}
