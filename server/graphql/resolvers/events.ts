import type { SubscriptionResolvers } from '../../__generated__/resolvers';
import type { CustomerChangeModel } from '../../domains/events/live-changes';
import { customerOf } from '../../facade/context';

export const subscriptions: SubscriptionResolvers = {
  customerChanged: {
    subscribe: (_parent, _args, context) => customerOf(context).changes(),
    resolve: (change: CustomerChangeModel) => change,
  },
};
