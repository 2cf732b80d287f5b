import type { QueryResolvers } from '../../__generated__/resolvers';
import { customerOf } from '../../facade/context';

export const paymentQueries: Pick<QueryResolvers, 'paymentOptions' | 'orderAttempt'> = {
  paymentOptions: (_parent, { kind, carrierKind }, context) =>
    customerOf(context).carriers.paymentOptions(kind, carrierKind ?? null),
  orderAttempt: (_parent, { idempotencyKey }, context) => customerOf(context).orderCreation.attempt(idempotencyKey),
};
