import type { MutationResolvers, PersonResolvers, QueryResolvers } from '../../__generated__/studio-resolvers';
import { ProviderError } from '../../provider-client/provider-error';
import { languageCode, languageOf, roleOf, scopesOf } from '../codes';
import type { RefusalModel } from '../models';
import { outcomeOf, resultOf } from '../results';
import { beginSession } from '../sign-in';
import { membershipOf } from './store';
import { staffCalls } from '../studio-context';

const isUnauthorized = (error: unknown) => error instanceof ProviderError && error.kind === 'unauthorized';

const codeExpired: RefusalModel = { __typename: 'Refusal', code: 'CODE_EXPIRED', message: '' };

export const personQueries: Pick<QueryResolvers, 'me' | 'offer'> = {
  async me(_parent, _args, { visit, calls, requireStudio }) {
    if (visit.token === null) {
      await requireStudio();
      return null;
    }
    try {
      return { profile: await calls.profile(), calls };
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      visit.end();
      return null;
    }
  },

  offer: async (_parent, { token }, { callsWith }) =>
    resultOf(await callsWith(null).ofPerson.showInvitation({ token }), (offer) => ({
      __typename: 'Offer',
      codename: offer.codename,
      store: offer.store,
      email: offer.email,
      role: roleOf(offer.role),
      scopes: scopesOf(offer.scopes),
      hasAccount: offer.has_account === 1,
      expiresAt: offer.expires_at,
    })),
};

export const Person: PersonResolvers = {
  id: ({ profile }) => profile.staff_uid,
  email: ({ profile }) => profile.email,
  name: ({ profile }) => profile.name,
  language: ({ profile }) => languageOf(profile.language),
  hasSecondFactor: ({ profile }) => profile.has_second_factor === 1,
  recoveryCodes: ({ profile }) => profile.recovery_codes,
  stores: ({ profile }) => profile.stores.map(membershipOf),
  sessions: async ({ calls }) =>
    (await calls.ofPerson.listStaffSessions()).data.map((session) => ({
      id: session.session_uid,
      device: session.device,
      isCurrent: session.is_current === 1,
      createdAt: session.created_at,
      seenAt: session.seen_at,
    })),
};

export const signInMutations: Pick<MutationResolvers, 'acceptInvitation' | 'enterCode' | 'signIn' | 'signOut'> = {
  signIn: async (_parent, { input: { email, password } }, context) =>
    beginSession(
      context,
      await context.callsWith(null).ofPerson.signInStaff({ email, password, ...deviceOf(context) }),
    ),

  async enterCode(_parent, { input: { code } }, context) {
    const { visit, callsWith } = context;
    if (visit.pendingToken === null) return codeExpired;
    const fields = { token: visit.pendingToken, code, ...deviceOf(context) };
    const reply = await callsWith(null).ofPerson.enterStaffCode(fields);
    if (reply.error_code === 'CODE_EXPIRED') visit.end();
    return beginSession(context, reply);
  },

  async signOut(_parent, _args, { visit, calls }) {
    if (visit.token === null) {
      visit.end();
      return { __typename: 'Done', message: '' };
    }
    const outcome = outcomeOf(await calls.ofPerson.signOutStaff());
    if (outcome.__typename === 'Done') visit.end();
    return outcome;
  },

  acceptInvitation: async (_parent, { input: { token, name, password, language } }, context) =>
    beginSession(
      context,
      await context.callsWith(null).ofPerson.acceptInvitation({
        token,
        name,
        password,
        language: languageCode(language),
        ...deviceOf(context),
      }),
    ),
};

const deviceOf = ({ device }: { readonly device: string }) => ({ ...(device && { device }) });

export const personMutations: Pick<
  MutationResolvers,
  | 'changePassword'
  | 'confirmSecondFactor'
  | 'endSecondFactor'
  | 'endSessions'
  | 'joinStore'
  | 'renewRecoveryCodes'
  | 'saveProfile'
  | 'startSecondFactor'
> = {
  endSessions: async (_parent, { input: { id } }, context) =>
    outcomeOf(await staffCalls(context).ofPerson.endStaffSessions({ ...(id && { session_uid: id }) })),

  changePassword: async (_parent, { input: { oldPassword, newPassword } }, context) =>
    outcomeOf(
      await staffCalls(context).ofPerson.changeStaffPassword({
        old_password: oldPassword,
        new_password: newPassword,
      }),
    ),

  saveProfile: async (_parent, { input: { name, language } }, context) =>
    outcomeOf(await staffCalls(context).ofPerson.saveStaffProfile({ name, language: languageCode(language) })),

  startSecondFactor: async (_parent, { input: { password } }, context) =>
    resultOf(await staffCalls(context).ofPerson.startSecondFactor({ password }), ({ secret, uri }) => ({
      __typename: 'SecondFactor',
      secret,
      uri,
    })),

  confirmSecondFactor: async (_parent, { input: { code } }, context) =>
    resultOf(await staffCalls(context).ofPerson.confirmSecondFactor({ code }), recoveryCodes),

  endSecondFactor: async (_parent, { input: { password, code } }, context) =>
    outcomeOf(await staffCalls(context).ofPerson.endSecondFactor({ password, code })),

  renewRecoveryCodes: async (_parent, { input: { password, code } }, context) =>
    resultOf(await staffCalls(context).ofPerson.renewRecoveryCodes({ password, code }), recoveryCodes),

  joinStore: async (_parent, { input: { token } }, context) =>
    outcomeOf(await staffCalls(context).ofPerson.joinStore({ token })),
};

const recoveryCodes = ({ recovery_codes }: { readonly recovery_codes: string[] }) => ({
  __typename: 'RecoveryCodes' as const,
  codes: recovery_codes,
});
