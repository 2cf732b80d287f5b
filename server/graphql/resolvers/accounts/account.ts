import type {
  CustomerResolvers,
  MutationResolvers,
  QueryResolvers,
  SavedProfileResolvers,
} from '../../../__generated__/resolvers';
import { beginSession, endSession } from '../../../facade/session';
import { customerOf, storeOf } from '../../../facade/context';
import type { CustomerCalls } from '../../../facade/customer';
import type { ProfileModel } from '../../../model/models';

export const accountQueries: Pick<QueryResolvers, 'customer'> = {
  customer: (_parent, _args, context) => storeOf(context).customer,
};

const ofProfile =
  <Field extends keyof ProfileModel>(field: Field) =>
  async ({ profile }: CustomerCalls): Promise<ProfileModel[Field]> =>
    (await profile.find())[field];

export const accountFields: Pick<CustomerResolvers, keyof ProfileModel | 'accountClosing' | 'sessions' | 'summary'> = {
  id: ofProfile('id'),
  name: ofProfile('name'),
  username: ofProfile('username'),
  email: ofProfile('email'),
  phone: ofProfile('phone'),
  photo: ofProfile('photo'),
  ownPhoto: ofProfile('ownPhoto'),
  emailVerified: ofProfile('emailVerified'),
  phoneVerified: ofProfile('phoneVerified'),
  language: ofProfile('language'),
  verification: ofProfile('verification'),
  balance: ofProfile('balance'),
  balanceMode: ofProfile('balanceMode'),
  points: ofProfile('points'),
  referralShown: ofProfile('referralShown'),
  invoiceNotice: ofProfile('invoiceNotice'),
  accountClosing: ({ profile }) => profile.previewClosing(),
  sessions: ({ profile }) => profile.sessions(),
  summary: ({ profile }) => profile.summary(),
};

export const SavedProfile: Pick<SavedProfileResolvers, 'customer'> = {
  customer: (_parent, _args, context) => customerOf(context),
};

export const accountMutations: Pick<
  MutationResolvers,
  'signIn' | 'register' | 'requestCode' | 'verifyCode' | 'requestPasswordReset' | 'resetPassword' | 'verifyEmail'
> = {
  async signIn(_parent, { input: { identity, password } }, context) {
    const { account, record } = storeOf(context);
    const result = await account.signIn(identity, password);
    const outcome = '__typename' in result ? result.code : 'OK';
    context.log.info(
      { requestId: context.requestId, store: record.store.codename, outcome },
      'a customer tried to sign in',
    );
    return beginSession(context, result);
  },
  async verifyCode(_parent, { input: { request, code } }, context) {
    return beginSession(context, await storeOf(context).account.verifyCode(request, code));
  },
  register: (_parent, { input }, context) => storeOf(context).account.register(input, context.locale),
  requestCode: (_parent, { input }, context) => storeOf(context).account.requestCode(input),
  requestPasswordReset: (_parent, { input }, context) => storeOf(context).account.forgetPassword(input.identity),
  resetPassword: (_parent, { input: { request, code, newPassword } }, context) =>
    endSession(context, storeOf(context).account.resetPassword(request, code, newPassword)),
  verifyEmail: (_parent, _args, context) => customerOf(context).profile.verifyEmail(),
};
