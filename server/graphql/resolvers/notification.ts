import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf, storeOf } from '../../facade/context';

export const notificationQueries: Pick<QueryResolvers, 'notificationList' | 'pushSettings'> = {
  notificationList: (_parent, _args, context) => storeOf(context).customer?.notifications.list() ?? null,
  pushSettings: (_parent, _args, context) => storeOf(context).customer?.notifications.pushSettings() ?? null,
};

export const notificationMutations: Pick<
  MutationResolvers,
  'subscribeToPush' | 'unsubscribeFromPush' | 'muteNotifications' | 'markNotificationsRead'
> = {
  subscribeToPush: (_parent, { input }, context) => customerOf(context).notifications.subscribe(input),
  unsubscribeFromPush: (_parent, _args, context) => customerOf(context).notifications.unsubscribe(),
  muteNotifications: (_parent, { input }, context) => customerOf(context).notifications.mute(input),
  markNotificationsRead: (_parent, { input: { until } }, context) => customerOf(context).notifications.markRead(until),
};
