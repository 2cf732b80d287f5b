import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Resolvers } from '../__generated__/resolvers';
import { sdl } from '../__generated__/sdl';
import { accountMutations, accountQueries } from './resolvers/account';
import { actionMutations, actionQueries } from './resolvers/action';
import { addressMutations, addressQueries } from './resolvers/address';
import { Booking, bookingMutations, bookingQueries, HeldSlot, ServiceDays } from './resolvers/booking';
import { BillInquiry, billMutations, billQueries } from './resolvers/bill';
import { cartMutations, cartQueries } from './resolvers/cart';
import { Chat, chatMutations, chatQueries } from './resolvers/chat';
import { checkoutMutations, checkoutQueries } from './resolvers/checkout';
import { componentQueries } from './resolvers/component';
import { connections } from './resolvers/connection';
import { customHtmlMutations } from './resolvers/custom-html';
import { ItemLink, itemQueries, OpeningHours, ShopPage, WebContentPage } from './resolvers/item';
import { Invoice, InvoiceLink, invoiceMutations, invoiceQueries, InvoiceSummary } from './resolvers/invoice';
import { OrderLink, orderMutations, OrderPayment, orderQueries, subscriptions } from './resolvers/order';
import { Refusal } from './resolvers/refusal';
import { favouriteMutations, favouriteQueries } from './resolvers/favourite';
import { formMutations, formQueries } from './resolvers/form';
import { notificationMutations, notificationQueries } from './resolvers/notification';
import { rideMutations } from './resolvers/ride';
import { searchQueries } from './resolvers/search';
import { sessionMutations } from './resolvers/session';
import { storeQueries } from './resolvers/store';
import { walletMutations, walletQueries } from './resolvers/wallet';
import { scalars } from './scalars';

const resolvers: Resolvers = {
  ...scalars,
  ...connections,
  BillInquiry,
  Booking,
  Chat,
  HeldSlot,
  Invoice,
  InvoiceLink,
  InvoiceSummary,
  ItemLink,
  OpeningHours,
  OrderLink,
  OrderPayment,
  Refusal,
  ServiceDays,
  ShopPage,
  WebContentPage,
  Query: {
    ...storeQueries,
    ...componentQueries,
    ...itemQueries,
    ...searchQueries,
    ...actionQueries,
    ...accountQueries,
    ...cartQueries,
    ...favouriteQueries,
    ...addressQueries,
    ...checkoutQueries,
    ...bookingQueries,
    ...orderQueries,
    ...invoiceQueries,
    ...chatQueries,
    ...notificationQueries,
    ...walletQueries,
    ...billQueries,
    ...formQueries,
  },
  Mutation: {
    ...actionMutations,
    ...customHtmlMutations,
    ...accountMutations,
    ...sessionMutations,
    ...cartMutations,
    ...favouriteMutations,
    ...addressMutations,
    ...checkoutMutations,
    ...bookingMutations,
    ...orderMutations,
    ...invoiceMutations,
    ...chatMutations,
    ...notificationMutations,
    ...walletMutations,
    ...billMutations,
    ...formMutations,
    ...rideMutations,
  },
  Subscription: subscriptions,
};

/** One per process: it is stateless and slow to build. */
export const facadeSchema: GraphQLSchema = createSchema({ typeDefs: sdl, resolvers });
