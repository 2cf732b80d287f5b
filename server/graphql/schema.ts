import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Resolvers } from '../__generated__/resolvers';
import { sdl } from '../__generated__/sdl';
import { accountFields, accountMutations, accountQueries, SavedProfile } from './resolvers/accounts/account';
import { actionQueries } from './resolvers/action';
import { addressFields, addressMutations, addressQueries } from './resolvers/addresses';
import { Booking, bookingMutations, bookingQueries, HeldSlot, ServiceDays } from './resolvers/bookings';
import { BillInquiry, billMutations, billQueries } from './resolvers/bills';
import { cartFields, cartMutations } from './resolvers/cart';
import { Chat, chatFields, chatMutations } from './resolvers/chat';
import { checkoutFields, checkoutMutations, checkoutQueries } from './resolvers/checkout';
import { paymentQueries } from './resolvers/payments';
import { voucherMutations, voucherQueries } from './resolvers/vouchers';
import { componentQueries } from './resolvers/catalogue/component';
import { connections } from './resolvers/connection';
import { customHtmlMutations } from './resolvers/catalogue/custom-html';
import { ItemLink, itemQueries, OpeningHours, ShopPage, WebContentPage } from './resolvers/catalogue/item-page';
import {
  Invoice,
  invoiceFields,
  InvoiceLink,
  invoiceMutations,
  invoiceQueries,
  InvoiceSummary,
} from './resolvers/invoices';
import { orderFields, OrderLink, orderMutations, OrderPayment, orderQueries } from './resolvers/orders';
import { subscriptions } from './resolvers/events';
import { Refusal } from './resolvers/refusal';
import { referralFields, referralMutations } from './resolvers/accounts/referrals';
import { favouriteFields, favouriteMutations } from './resolvers/accounts/favourites';
import { formMutations, formQueries } from './resolvers/forms';
import { notificationFields, notificationMutations } from './resolvers/notifications';
import { rideMutations } from './resolvers/rides';
import { searchQueries } from './resolvers/search';
import { sessionMutations } from './resolvers/accounts/session';
import { storeQueries } from './resolvers/stores';
import { trackingMutations } from './resolvers/tracking';
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
    ...paymentQueries,
    ...voucherQueries,
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
    ...referralFields,
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
    ...trackingMutations,
    ...customHtmlMutations,
    ...accountMutations,
    ...sessionMutations,
    ...cartMutations,
    ...favouriteMutations,
    ...referralMutations,
    ...addressMutations,
    ...checkoutMutations,
    ...voucherMutations,
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
