import type { RequestCodeInput, RegisterInput } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { localeCode } from '../../model/language-codes';
import { channelCode, purposeCode } from './codes';
import { consentVersion } from '../stores/legal/legal-text';
import { mapCode } from './map-code';
import { mapOutcome, mapRefusal } from '../../model/map-refusal';
import { mapProfile } from './mapping';
import type { CodeModel, OutcomeModel, ProfileModel, RefusalModel, Rest } from '../../model/models';
import type { StoreRecord } from '../stores/store-record';

/** The token is null if there already was a session. */
export interface SignedIn {
  readonly profile: ProfileModel;
  readonly token: string | null;
}

export const createAccount = (provider: ProviderCalls, record: StoreRecord, device: string) => {
  const own = { app_view_uid: record.store.id };

  const sessionOf = (reply: Rest['SessionReply']): SignedIn | RefusalModel =>
    reply.success && reply.data
      ? { profile: mapProfile(reply.data.profile, record), token: reply.data.token }
      : mapRefusal(reply);

  return {
    async signIn(identity: string, password: string): Promise<SignedIn | RefusalModel> {
      return sessionOf(await provider.signIn({ ...own, identity, password, device }));
    },

    async register({ name, email, phone, password, consent }: RegisterInput, locale: 'id' | 'en'): Promise<CodeModel> {
      const fields = { ...own, name, email, password, language: localeCode(locale), ...(phone && { phone }) };
      const agreed = consent && { consent_version: consentVersion(record, locale) };
      return mapCode(await provider.register({ ...fields, ...agreed }));
    },

    async requestCode({ purpose, channel, phone, request }: RequestCodeInput): Promise<CodeModel> {
      const fields = {
        ...own,
        channel: channelCode[channel],
        purpose: purposeCode[purpose],
        ...(phone && { phone }),
        ...(request && { request_id: request }),
      };
      return mapCode(await provider.requestCode(fields));
    },

    async verifyCode(request: string, code: string): Promise<SignedIn | RefusalModel> {
      return sessionOf(await provider.verifyCode({ ...own, request_id: request, code, device }));
    },

    async forgetPassword(identity: string): Promise<CodeModel> {
      const fields = { ...own, identity };
      return mapCode(await provider.forgetPassword(fields));
    },

    async resetPassword(request: string, code: string, newPassword: string): Promise<OutcomeModel> {
      const fields = { ...own, request_id: request, code, new_password: newPassword };
      return mapOutcome(await provider.resetPassword(fields));
    },
  };
};
