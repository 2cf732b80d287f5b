import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { beginSession, endSession } from '../../facade/session';
import { customerOf, storeOf } from '../../facade/context';

export const accountQueries: Pick<QueryResolvers, 'accountClosing' | 'customer' | 'notifications' | 'sessions'> = {
  customer: (_parent, _args, context) => storeOf(context).customer?.profile.find() ?? null,
  accountClosing: (_parent, _args, context) => storeOf(context).customer?.profile.previewClosing() ?? null,
  sessions: (_parent, _args, context) => storeOf(context).customer?.profile.sessions() ?? null,
  notifications: (_parent, _args, context) => storeOf(context).customer?.profile.notifications() ?? null,
};

export const accountMutations: Pick<
  MutationResolvers,
  'signIn' | 'register' | 'requestCode' | 'verifyCode' | 'requestPasswordReset' | 'resetPassword' | 'verifyEmail'
> = {
  async signIn(_parent, { input: { identity, password } }, context) {
    const { account, record } = storeOf(context);
    const result = await account.signIn(identity, password);
    const outcome = '__typename' in result ? result.code : 'OK';
    context.log.info({ requestId: context.requestId, store: record.store.codename, outcome }, 'a sign-in was judged');
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
