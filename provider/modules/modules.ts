import type { FastifyInstance } from 'fastify';
import type { PersonalTable } from '../database/personal-data';
import type { Handlers } from '../http/operations';
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
import type { ModuleDefinition } from './define-module';
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
import { storesModule } from './stores/module';
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

/** The type of a module in the list. The parts that it uses are checked where it is defined. */
type AnyModule = ModuleDefinition<string, readonly { name: string; create(): object }[], object, Partial<Handlers>>;

const all = registered as unknown as readonly AnyModule[];

/** A table comes before the tables that it refers to. */
export const personalTables: readonly PersonalTable[] = all
  .toReversed()
  .flatMap(({ personalData = [] }) => personalData);

export function createModules(deps: Deps): Modules {
  const made: { [name: string]: object } = {};
  for (const module of all) {
    const missing = module.after.find(({ name }) => !(name in made));
    if (missing) throw new Error(`The module ${module.name} is listed before ${missing.name}, which it uses`);
    made[module.name] = module.create(deps, made, { personalTables });
  }
  return made as Modules;
}

/** The handlers of the contract's calls. @throws Error if two modules handle the same call */
export function handlersOf(modules: Modules, deps: Deps): Calls {
  const handlers: { [id: string]: unknown } = {};
  for (const module of all) {
    for (const [id, handler] of Object.entries(module.routes?.(modules, deps) ?? {})) {
      if (id in handlers)
        throw new Error(`The module ${module.name} handles ${id}, which another module already handles`);
      handlers[id] = handler;
    }
  }
  return handlers as Calls;
}

/** Adds the routes outside the contract, and the pages of the sandbox console. */
export function serveModules(app: FastifyInstance, modules: Modules, deps: Deps) {
  for (const module of all) module.serve?.(app, modules, deps);
  for (const module of all) module.sandbox?.(app, modules, deps);
}

export const tasksOf = (modules: Modules) => all.flatMap((module) => module.tasks?.(modules) ?? []);

export const pollsOf = (modules: Modules) => all.flatMap((module) => module.polls?.(modules) ?? []);
