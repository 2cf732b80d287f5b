import { accountsModule } from './accounts/module';
import { addressesModule } from './addresses/module';
import { adminModule } from './admin/module';
import { attemptsModule } from './attempts/module';
import { billsModule } from './bills/module';
import { bookingsModule } from './bookings/module';
import { carriersModule } from './carriers/module';
import { cartModule } from './cart/module';
import { catalogueModule } from './catalogue/module';
import { chatModule } from './chat/module';
import { checkoutModule } from './checkout/module';
import { compose, type ListedModule } from './compose';
import type { Deps } from './deps';
import { directionsModule } from './directions/module';
import { eventsModule } from './events/module';
import { formsModule } from './forms/module';
import { invoicesModule } from './invoices/module';
import { mailModule } from './mail/module';
import { mediaModule } from './media/module';
import { notificationsModule } from './notifications/module';
import { ordersModule } from './orders/module';
import { personalDataModule } from './personal-data/module';
import { referralsModule } from './referrals/module';
import { ridesModule } from './rides/module';
import { staffModule } from './staff/module';
import { storesModule } from './stores/module';
import { studioModule } from './studio/module';
import { trackingModule } from './tracking/module';
import { vouchersModule } from './vouchers/module';
import { walletModule } from './wallet/module';

/** A module imports only those before it. */
const registered = [
  storesModule,
  catalogueModule,
  mediaModule,
  trackingModule,
  mailModule,
  notificationsModule,
  attemptsModule,
  walletModule,
  accountsModule,
  referralsModule,
  addressesModule,
  carriersModule,
  cartModule,
  vouchersModule,
  bookingsModule,
  directionsModule,
  formsModule,
  chatModule,
  checkoutModule,
  ordersModule,
  billsModule,
  ridesModule,
  invoicesModule,
  eventsModule,
  personalDataModule,
  staffModule,
  studioModule,
  adminModule,
] as const;

type Registered = (typeof registered)[number];

export type Modules = { [M in Registered as M['name']]: ReturnType<M['create']> };

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Calls = Intersection<
  Registered extends infer M ? (M extends { routes?: (...args: never) => infer C } ? C : never) : never
>;

const composed = compose(registered as unknown as readonly ListedModule[]);

export const { personalTables, serveModules, tasksOf, pollsOf } = composed;

export const createModules = (deps: Deps) => composed.createModules(deps) as Modules;

export const handlersOf = (modules: Modules, deps: Deps) => composed.handlersOf(modules, deps) as Calls;
