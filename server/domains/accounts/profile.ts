import type {
  AccountClosing,
  CloseAccountInput,
  CustomerSummary,
  SaveProfileInput,
  Session,
} from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { mapCode, mapCodeRequest } from './map-code';
import { mapOutcome, mapRefusal } from '../../model/map-refusal';
import { mapProfile } from './mapping';
import { mapSummary } from './map-summary';
import type { CodeModel, OutcomeModel, ProfileModel, SavedProfileModel } from '../../model/models';
import type { StoreRecord } from '../stores/store-record';
import { exactMoney } from '../../values/numbers';
import { moment } from '../../values/text';
import { isViewUid } from '../../model/ids';
import { ProviderError } from '../../provider-client/provider-error';

/** @param known the profile, if a reply of the provider already included it */
export const createProfile = (provider: ProviderCalls, record: StoreRecord, known?: ProfileModel) => {
  let profile = known && Promise.resolve(known);

  /** Asks the provider once, however many fields need it. */
  const find = (): Promise<ProfileModel> =>
    (profile ??= provider.getProfile().then(({ data }) => mapProfile(data, record)));

  return {
    find,

    async summary(): Promise<CustomerSummary> {
      const [reply, customer] = await Promise.all([
        provider.getNotifications(),
        record.wallet.isInHeader ? find() : null,
      ]);
      return mapSummary(reply.data, customer?.balance ?? null, record);
    },

    async save({ email, username, name, phone }: SaveProfileInput): Promise<SavedProfileModel> {
      const reply = await provider.saveProfile({ email, username, name, phone });
      if (!reply.success || !reply.data) return mapRefusal(reply);
      const { profile: saved, code } = reply.data;
      profile = Promise.resolve(mapProfile(saved, record));
      return { __typename: 'SavedProfile', emailCode: code && mapCodeRequest(code) };
    },

    async removePhoto(): Promise<OutcomeModel> {
      return mapOutcome(await provider.removePhoto());
    },

    async changePassword(oldPassword: string, newPassword: string): Promise<OutcomeModel> {
      const fields = { old_password: oldPassword, new_password: newPassword };
      return mapOutcome(await provider.changePassword(fields));
    },

    async previewClosing(): Promise<AccountClosing> {
      const { wallet } = record;
      const { data } = await provider.previewClosing();
      return {
        balance: data.balance > 0 ? exactMoney(data.balance, wallet.currency) : null,
        balanceMode: wallet.mode,
        points: Math.max(0, data.points),
        unfinishedOrders: data.unfinished_orders,
        openInvoices: data.open_invoices,
        pendingInvoices: data.pending_invoices,
      };
    },

    async close({ reason, password, givenUp }: CloseAccountInput): Promise<OutcomeModel> {
      const surrendered = givenUp && { give_up_balance: 1 as const, ...givenUp };
      return mapOutcome(await provider.closeAccount({ reason, password, ...surrendered }));
    },

    async verifyEmail(): Promise<CodeModel> {
      return mapCode(await provider.verifyEmail());
    },

    async signOut(): Promise<OutcomeModel> {
      return mapOutcome(await provider.signOut());
    },

    async sessions(): Promise<Session[]> {
      const { data } = await provider.listSessions();
      return data.map(({ session_uid, device, is_current, created_at, seen_at }) => ({
        id: session_uid,
        device,
        isCurrent: is_current === 1,
        startedAt: moment(created_at),
        seenAt: moment(seen_at),
      }));
    },

    async endSessions(session: string | null): Promise<OutcomeModel> {
      if (session !== null && !isViewUid(session))
        throw new ProviderError('input', '', { detail: 'an unknown session' });
      return mapOutcome(await provider.endSessions(session === null ? {} : { session_uid: session }));
    },

    async signOutEverywhere(): Promise<OutcomeModel> {
      return mapOutcome(await provider.signOutEverywhere());
    },
  };
};
