import type { Customer, MutationRequestCodeArgs, RegistrationInput } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { localeCode } from './codes/language';
import { channelCode, purposeCode } from './codes/one-time-code';
import { found } from './found';
import { mapCode } from './mapping/map-code';
import { mapCustomer } from './mapping/map-customer';
import { mapOutcome, mapRefusal } from './mapping/map-refusal';
import type { CodeModel, OutcomeModel, RefusalModel, Rest } from './models';
import { passwordDeadline } from './password-deadline';
import type { StoreRecord } from './store-record';

/** Somebody who is known now; the token is null where a session was there already. */
export interface KnownCustomer {
  readonly customer: Customer;
  readonly token: string | null;
}

/** What can be done without a session, or begins one. */
export const createAccount = (calls: ProviderCalls, record: StoreRecord) => {
  const own = { app_view_uid: record.store.viewUid };

  const known = (reply: Rest['SessionReply']): KnownCustomer | RefusalModel =>
    reply.success && reply.data
      ? { customer: mapCustomer(reply.data.profile, record), token: reply.data.token }
      : mapRefusal(reply);

  return {
    async signIn(identity: string, password: string): Promise<KnownCustomer | RefusalModel> {
      const address = path`/api/login`;
      return known(
        found(await calls.postForm('signIn', address, { ...own, identity, password }, passwordDeadline), address),
      );
    },

    /** The account speaks the language of the page that it was made on. */
    async register({ name, email, phone, password }: RegistrationInput, locale: 'id' | 'en'): Promise<CodeModel> {
      const address = path`/api/register`;
      const fields = { ...own, name, email, password, language: localeCode(locale), ...(phone && { phone }) };
      return mapCode(found(await calls.postForm('register', address, fields, passwordDeadline), address));
    },

    async requestCode({ purpose, channel, phone, request }: MutationRequestCodeArgs): Promise<CodeModel> {
      const address = path`/api/otp/request`;
      const fields = {
        ...own,
        channel: channelCode[channel],
        purpose: purposeCode[purpose],
        ...(phone && { phone }),
        ...(request && { request_id: request }),
      };
      return mapCode(found(await calls.postForm('requestCode', address, fields), address));
    },

    async verifyCode(request: string, code: string): Promise<KnownCustomer | RefusalModel> {
      const address = path`/api/otp/verify`;
      return known(
        found(
          await calls.postForm('verifyCode', address, { ...own, request_id: request, code }, passwordDeadline),
          address,
        ),
      );
    },

    async forgetPassword(identity: string): Promise<CodeModel> {
      const address = path`/api/password/forgot`;
      return mapCode(found(await calls.postForm('forgetPassword', address, { ...own, identity }), address));
    },

    async resetPassword(request: string, code: string, newPassword: string): Promise<OutcomeModel> {
      const address = path`/api/password/reset`;
      const fields = { ...own, request_id: request, code, new_password: newPassword };
      return mapOutcome(found(await calls.postForm('resetPassword', address, fields, passwordDeadline), address));
    },
  };
};
