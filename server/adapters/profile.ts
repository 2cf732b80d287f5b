import type { Customer, Notifications } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { mapCode, mapOutcome } from './mapping/map-refusal';
import { mapCustomer } from './mapping/map-customer';
import { mapNotifications } from './mapping/map-purchase';
import type { CodeModel, OutcomeModel } from './model/models';
import type { StoreRecord } from './mapping/store-record';

export const createProfile = (provider: ProviderCalls, record: StoreRecord) => {
  async function find(): Promise<Customer> {
    return mapCustomer((await provider.getProfile()).data, record);
  }

  return {
    find,

    async notifications(): Promise<Notifications> {
      const [reply, customer] = await Promise.all([
        provider.getNotifications(),
        record.wallet.isInHeader ? find() : null,
      ]);
      return mapNotifications(reply.data, customer?.balance ?? null, record);
    },

    async changePassword(oldPassword: string, newPassword: string): Promise<OutcomeModel> {
      const fields = { old_password: oldPassword, new_password: newPassword };
      return mapOutcome(await provider.changePassword(fields));
    },

    async verifyEmail(): Promise<CodeModel> {
      return mapCode(await provider.verifyEmail());
    },

    async signOut(): Promise<OutcomeModel> {
      return mapOutcome(await provider.signOut());
    },

    async signOutEverywhere(): Promise<OutcomeModel> {
      return mapOutcome(await provider.signOutEverywhere());
    },
  };
};
