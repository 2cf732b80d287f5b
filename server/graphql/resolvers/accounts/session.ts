import type { MutationResolvers } from '../../../__generated__/resolvers';
import { customerOf } from '../../../facade/context';
import { endSession } from '../../../facade/session';

export const sessionMutations: Pick<
  MutationResolvers,
  'changePassword' | 'closeAccount' | 'endSessions' | 'removePhoto' | 'saveProfile' | 'signOut' | 'signOutEverywhere'
> = {
  changePassword: (_parent, { input: { oldPassword, newPassword } }, context) =>
    endSession(context, customerOf(context).profile.changePassword(oldPassword, newPassword)),
  closeAccount: (_parent, { input }, context) => endSession(context, customerOf(context).profile.close(input)),
  removePhoto: (_parent, _input, context) => customerOf(context).profile.removePhoto(),
  saveProfile: (_parent, { input }, context) => customerOf(context).profile.save(input),
  signOut: (_parent, _args, context) => endSession(context, customerOf(context).profile.signOut()),
  endSessions: (_parent, { input: { session } }, context) => customerOf(context).profile.endSessions(session ?? null),
  signOutEverywhere: (_parent, _args, context) => endSession(context, customerOf(context).profile.signOutEverywhere()),
};
