import { createAccountsModule } from './accounts';
import { createAddressesModule } from './addresses';
import { createAdminModule } from './admin';
import { createBillsModule } from './bills';
import { createBookingsModule } from './bookings';
import { createCartModule } from './cart';
import { createCatalogueModule } from './catalogue';
import { createChatModule } from './chat';
import { createDirectionsModule } from './directions';
import { createFavouritesModule } from './accounts/favourites';
import { createFormsModule } from './forms';
import { createInvoicesModule } from './invoices';
import { createMailingModule } from './mail';
import { createNotificationsModule } from './notifications';
import { createOrdersModule } from './orders';
import { createPersonalDataModule } from './personal-data';
import { createReferralsModule } from './referrals';
import { createRidesModule } from './rides';
import { createStoresModule } from './stores';
import { createTrackingModule } from './tracking';
import { createVouchersModule } from './vouchers';
import { createWalletModule } from './wallet';
import { createPasswords } from '../password';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { createDatabaseBlobs } from '../media/blob-store';
import type { Deps } from './deps';

/** A module imports only those before it. */
export function createModules(database: Database, parts: Partial<Omit<Deps, 'database'>> = {}) {
  const now: Clock = parts.now ?? (() => new Date());
  const passwords = parts.passwords ?? createPasswords();
  const blobs = parts.blobs ?? createDatabaseBlobs(database);
  const uploads = parts.uploads ?? blobs;
  const deps: Deps = {
    database,
    now,
    passwords,
    blobs,
    uploads,
    biller: parts.biller,
    router: parts.router,
    dispatcher: parts.dispatcher,
    onBillerError: parts.onBillerError,
  };
  const accounts = createAccountsModule(deps);
  return {
    ...createStoresModule(deps),
    ...createCatalogueModule(deps),
    ...createTrackingModule(deps),
    ...createMailingModule(deps),
    ...createWalletModule(deps),
    ...accounts,
    ...createNotificationsModule(deps),
    ...createReferralsModule(deps, accounts),
    ...createAddressesModule(deps),
    ...createFavouritesModule(deps),
    ...createCartModule(deps),
    ...createVouchersModule(deps),
    ...createBookingsModule(deps),
    ...createDirectionsModule(deps),
    ...createFormsModule(deps),
    ...createOrdersModule(deps),
    ...createBillsModule(deps, accounts),
    ...createRidesModule(deps),
    ...createInvoicesModule(deps),
    ...createChatModule(deps),
    ...createPersonalDataModule(deps, accounts),
    ...createAdminModule(deps),
    blobs,
    uploads,
  };
}

export type Modules = ReturnType<typeof createModules>;
