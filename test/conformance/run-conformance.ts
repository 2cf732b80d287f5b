import { createCaller, type Scope } from './caller';
import { checkAccount, checkSignedOut, signIn } from './check-account';
import { checkBills } from './check-bills';
import { checkBuying, checkCarriedGoods, isBuyable } from './check-buying';
import { checkComponents } from './check-components';
import { checkEvents, checkStoreEvents } from './check-events';
import { checkItems } from './check-items';
import { checkMoney } from './check-money';
import { checkPictures } from './check-pictures';
import { checkRidePrices, checkRides, isRide } from './check-rides';
import { checkSaved } from './check-saved';
import { checkSearch } from './check-search';
import { checkServices } from './check-services';
import { type App, checkStores } from './check-stores';
import { checkStudio } from './check-studio';
import { checkTracking } from './check-tracking';
import { createReport, type Result } from './report';
import { type Options, type Run, sound } from './run';

export const defaults: Options = { items: 20, pages: 3 };

/** Tests the provider at a URL from outside, using only the contract. */
export async function runConformance(url: string, given: Partial<Options> = {}): Promise<Result> {
  const baseUrl = url.replace(/\/+$/, '');
  const report = createReport();
  const caller = createCaller(baseUrl, report, given.providerKey);
  const run: Run = { caller, report, options: { ...defaults, ...given } };
  if (!(await run.caller.reach())) return report.result();
  const stores: Store[] = [];
  for (const app of await checkStores(run)) {
    const scope = { codename: app.codename, viewUid: app.view_uid };
    run.options.onStore?.(app.codename);
    const listed = await checkComponents(run, app, scope);
    const items = [...listed, ...(await checkSearch(run, scope))];
    const details = await checkItems(run, scope, items);
    await checkBills(run, app, scope);
    const known = sound(run, scope.codename, items);
    const rides = await checkRides(run, scope, known);
    await checkServices(run, scope, known);
    await checkTracking(run, app, scope);
    stores.push({ app, scope, rides, details: sound(run, scope.codename, details) });
  }
  if (await checkCustomer(run, baseUrl, stores)) {
    await checkRideCustomer(run, stores);
    await checkCarriers(run, stores);
  }
  await checkStoreEvents(run, baseUrl);
  await checkStudio(run);
  await checkPictures(run, baseUrl);
  return report.result();
}

interface Store {
  readonly app: App;
  readonly scope: Scope;
  readonly details: Awaited<ReturnType<typeof checkItems>>;
  readonly rides: Awaited<ReturnType<typeof checkRides>>;
}

/**
 * Signs in to the first store that knows the customer, preferring stores with goods, and buys there.
 * @returns whether the sign-in succeeded
 */
async function checkCustomer(run: Run, baseUrl: string, stores: readonly Store[]): Promise<boolean> {
  const { customer } = run.options;
  const [first] = stores;
  if (first) await checkSignedOut(run, first.scope);
  if (!customer) {
    run.report.skip('accounts and buying: no --customer was given');
    return false;
  }
  const selling = stores.filter(({ details }) => details.some(isBuyable));
  for (const { app, scope, details } of [...selling, ...stores.filter((store) => !selling.includes(store))]) {
    const session = await signIn(run, scope, customer.identity, customer.password);
    if (!session) continue;
    if (!(await checkAccount(run, scope, session, customer.password))) return false;
    const uids = details.map(({ view_uid }) => view_uid);
    await checkSaved(run, scope, session, uids);
    await checkEvents(run, baseUrl, scope, session);
    await checkMoney(run, app, scope, session);
    await checkBuying(run, scope, session, details);
    return true;
  }
  run.report.fail({
    store: '',
    operation: 'signIn',
    list: '',
    record: customer.identity,
    problem: 'no store lets the customer in',
  });
  return false;
}

/** Checks goods delivered by a ride, in the first store that offers this to the customer. */
async function checkCarriers(run: Run, stores: readonly Store[]) {
  const { customer } = run.options;
  if (!customer) return;
  for (const { app, scope, details } of stores) {
    if (app.use_expedition !== 1 || !details.some(isBuyable)) continue;
    const session = await signIn(run, scope, customer.identity, customer.password);
    if (session && (await checkCarriedGoods(run, scope, session, details))) return;
  }
}

/** Signs in to the first store with rides that knows the customer, and requests prices there. */
async function checkRideCustomer(run: Run, stores: readonly Store[]) {
  const { customer } = run.options;
  if (!customer) return;
  for (const { scope, rides } of stores.filter((store) => store.rides.some(isRide))) {
    const session = await signIn(run, scope, customer.identity, customer.password);
    if (session) return checkRidePrices(run, scope, session, rides);
  }
}
