import { createPasswords } from '../accounts/password';
import type { Database } from '../database/database';
import { createAddresses } from './addresses';
import type { Clock } from '../clock';
import { createAccounts } from './accounts';
import { createCarts } from './cart/carts';
import { createCommerce } from './commerce';
import { createComponents } from './components';
import { createCustomerAddresses } from './customer-addresses';
import { createCustomers } from './customers';
import { createGuesses } from './guesses';
import { createItemPages } from './item-pages';
import { createItems } from './items';
import { createOrders } from './orders/orders';
import { createSellerOrders } from './orders/seller-orders';
import { createMail } from './mail';
import { createOutbox } from './outbox';
import { createRegionLists } from './region-lists';
import { createRegions } from './regions';
import { createRelated } from './related';
import { createRevisions } from './revisions';
import { createSearch } from './search/search';
import { createSellables } from './sellables';
import { createSessions } from './sessions';
import { createShops } from './shops';
import { createSpent } from './spent';
import { createStores } from './stores';
import { createTracking } from './tracking';
import { createVouchers } from './vouchers/vouchers';
import { createWallets } from './ledger/wallets';

/** All that is read from and written to the database, one repository a subject. */
export const createRepositories = (
  database: Database,
  now: Clock = () => new Date(),
  passwords = createPasswords(),
) => ({
  accounts: createAccounts(database, now, passwords),
  addresses: createAddresses(database),
  carts: createCarts(database, now),
  commerce: createCommerce(database),
  components: createComponents(database),
  customerAddresses: createCustomerAddresses(database),
  customers: createCustomers(database),
  guesses: createGuesses(database, now),
  itemPages: createItemPages(database),
  items: createItems(database),
  orders: createOrders(database, now),
  mail: createMail(database),
  outbox: createOutbox(database),
  regionLists: createRegionLists(database),
  regions: createRegions(database),
  related: createRelated(database),
  revisions: createRevisions(database),
  search: createSearch(database),
  sellables: createSellables(database),
  sellerOrders: createSellerOrders(database, now),
  sessions: createSessions(database, now),
  shops: createShops(database),
  spent: createSpent(database, now),
  stores: createStores(database),
  tracking: createTracking(database),
  vouchers: createVouchers(database, now),
  wallets: createWallets(database),
});

export type Repositories = ReturnType<typeof createRepositories>;
