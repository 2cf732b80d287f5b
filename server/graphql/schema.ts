import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Resolvers } from '../__generated__/resolvers';
import { sdl } from '../__generated__/sdl';
import { accountFields, accountMutations, accountQueries, SavedProfile } from './resolvers/account';
import { actionMutations, actionQueries } from './resolvers/action';
import { addressFields, addressMutations, addressQueries } from './resolvers/address';
import { Booking, bookingMutations, bookingQueries, HeldSlot, ServiceDays } from './resolvers/booking';
import { BillInquiry, billMutations, billQueries } from './resolvers/bill';
import { cartFields, cartMutations } from './resolvers/cart';
import { Chat, chatFields, chatMutations } from './resolvers/chat';
import { checkoutFields, checkoutMutations, checkoutQueries } from './resolvers/checkout';
import { componentQueries } from './resolvers/component';
import { connections } from './resolvers/connection';
import { customHtmlMutations } from './resolvers/custom-html';
import { ItemLink, itemQueries, OpeningHours, ShopPage, WebContentPage } from './resolvers/item';
import {
  Invoice,
  invoiceFields,
  InvoiceLink,
  invoiceMutations,
  invoiceQueries,
  InvoiceSummary,
} from './resolvers/invoice';
import { orderFields, OrderLink, orderMutations, OrderPayment, orderQueries, subscriptions } from './resolvers/order';
import { Refusal } from './resolvers/refusal';
import { favouriteFields, favouriteMutations } from './resolvers/favourite';
import { formMutations, formQueries } from './resolvers/form';
import { notificationFields, notificationMutations } from './resolvers/notification';
import { rideMutations } from './resolvers/ride';
import { searchQueries } from './resolvers/search';
import { sessionMutations } from './resolvers/session';
import { storeQueries } from './resolvers/store';
import { walletFields, walletMutations, walletQueries } from './resolvers/wallet';
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
  SavedProfile,
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
    ...addressQueries,
    ...checkoutQueries,
    ...bookingQueries,
    ...orderQueries,
    ...invoiceQueries,
    ...walletQueries,
    ...billQueries,
    ...formQueries,
  },
  Customer: {
    ...accountFields,
    ...favouriteFields,
    ...addressFields,
    ...chatFields,
    ...notificationFields,
    ...walletFields,
    ...cartFields,
    ...checkoutFields,
    ...orderFields,
    ...invoiceFields,
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

/** One schema per process: it is stateless and slow to build. */
export const facadeSchema: GraphQLSchema = createSchema({ typeDefs: sdl, resolvers });
