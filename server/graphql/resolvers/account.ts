import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { beginSession, endSession } from '../../facade/session';
import { customerOf, storeOf } from '../../facade/context';

export const accountQueries: Pick<QueryResolvers, 'customer' | 'notifications'> = {
  customer: (_parent, _args, context) => storeOf(context).customer?.profile.find() ?? null,
  notifications: (_parent, _args, context) => storeOf(context).customer?.profile.notifications() ?? null,
};

export const accountMutations: Pick<
  MutationResolvers,
  'signIn' | 'register' | 'requestCode' | 'verifyCode' | 'forgetPassword' | 'resetPassword' | 'verifyEmail'
> = {
  async signIn(_parent, { identity, password }, context) {
    const { account, record } = storeOf(context);
    const known = await account.signIn(identity, password);
    const outcome = '__typename' in known ? known.code : 'OK';
    context.log.info({ requestId: context.requestId, store: record.store.codename, outcome }, 'a sign-in was judged');
    return beginSession(context, known);
  },
  async verifyCode(_parent, { request, code }, context) {
    return beginSession(context, await storeOf(context).account.verifyCode(request, code));
  },
  register: (_parent, { registration }, context) => storeOf(context).account.register(registration, context.locale),
  requestCode: (_parent, asked, context) => storeOf(context).account.requestCode(asked),
  forgetPassword: (_parent, { identity }, context) => storeOf(context).account.forgetPassword(identity),
  resetPassword: (_parent, { request, code, newPassword }, context) =>
    endSession(context, storeOf(context).account.resetPassword(request, code, newPassword)),
  verifyEmail: (_parent, _args, context) => customerOf(context).profile.verifyEmail(),
};
