import type { CustomerResolvers, MutationResolvers } from '../../__generated__/resolvers';
import { customerOf } from '../../facade/context';

export const notificationFields: Pick<CustomerResolvers, 'notifications' | 'pushSettings'> = {
  notifications: ({ notifications }) => notifications.list(),
  pushSettings: ({ notifications }) => notifications.pushSettings(),
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
