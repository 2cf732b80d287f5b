import type { Resolvers } from '../../__generated__/resolvers';
import { edgesOf } from '../../model/connection';

export const connections = {
  ItemConnection: { edges: edgesOf },
  NearItemConnection: { edges: edgesOf },
  ReviewConnection: { edges: edgesOf },
  OrderConnection: { edges: edgesOf },
  InvoiceConnection: { edges: edgesOf },
  TransactionConnection: { edges: edgesOf },
  ReferredFriendConnection: { edges: edgesOf },
  ChatConnection: { edges: edgesOf },
  MessageConnection: { edges: edgesOf },
} satisfies Resolvers;
