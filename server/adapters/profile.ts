import type { Customer, Notifications } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { found } from './found';
import { mapCode } from './mapping/map-code';
import { mapCustomer } from './mapping/map-customer';
import { mapNotifications } from './mapping/map-notifications';
import { mapOutcome } from './mapping/map-refusal';
import type { CodeModel, OutcomeModel } from './models';
import { passwordDeadline } from './password-deadline';
import type { StoreRecord } from './store-record';

/** The customer of the session. */
export const createProfile = (calls: ProviderCalls, record: StoreRecord) => {
  async function find(): Promise<Customer> {
    const address = path`/api/profile`;
    return mapCustomer(found(await calls.get('getProfile', address), address).data, record);
  }

  return {
    find,

    async notifications(): Promise<Notifications> {
      const address = path`/api/notifications`;
      const [reply, customer] = await Promise.all([
        calls.get('getNotifications', address),
        record.wallet.isInHeader ? find() : null,
      ]);
      return mapNotifications(found(reply, address).data, customer?.balance ?? null, record);
    },

    async changePassword(oldPassword: string, newPassword: string): Promise<OutcomeModel> {
      const address = path`/api/password`;
      const fields = { old_password: oldPassword, new_password: newPassword };
      return mapOutcome(found(await calls.postForm('changePassword', address, fields, passwordDeadline), address));
    },

    async verifyEmail(): Promise<CodeModel> {
      const address = path`/api/v2/customer/email/verify`;
      return mapCode(found(await calls.post('verifyEmail', address), address));
    },

    async signOut(): Promise<OutcomeModel> {
      const address = path`/api/web/logout`;
      return mapOutcome(found(await calls.post('signOut', address), address));
    },

    async signOutEverywhere(): Promise<OutcomeModel> {
      const address = path`/api/logout-all`;
      return mapOutcome(found(await calls.get('signOutEverywhere', address), address));
    },
  };
};
