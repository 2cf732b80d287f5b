import { createCaller, type Scope } from './caller';
import { checkAccount, checkSignedOut, signIn } from './check-account';
import { checkBills } from './check-bills';
import { checkBuying, isBuyable } from './check-buying';
import { checkComponents } from './check-components';
import { checkEvents } from './check-events';
import { checkItems } from './check-items';
import { checkMoney } from './check-money';
import { checkPictures } from './check-pictures';
import { checkSearch } from './check-search';
import { checkServices } from './check-services';
import { type App, checkStores } from './check-stores';
import { checkTracking } from './check-tracking';
import { createReport, type Result } from './report';
import { type Options, type Run, sound } from './run';

export const defaults: Options = { items: 20, pages: 3 };

/** Tests the provider at an address from outside, by the contract alone. */
export async function runConformance(url: string, given: Partial<Options> = {}): Promise<Result> {
  const baseUrl = url.replace(/\/+$/, '');
  const report = createReport();
  const run: Run = { caller: createCaller(baseUrl, report), report, options: { ...defaults, ...given } };
  if (!(await run.caller.reach())) return report.result();
  const stores: {
    readonly app: App;
    readonly scope: Scope;
    readonly details: Awaited<ReturnType<typeof checkItems>>;
  }[] = [];
  for (const app of await checkStores(run)) {
    const scope = { codename: app.codename, viewUid: app.view_uid };
    run.options.onStore?.(app.codename);
    const listed = await checkComponents(run, app, scope);
    const items = [...listed, ...(await checkSearch(run, scope))];
    const details = await checkItems(run, scope, items);
    await checkBills(run, app, scope);
    await checkServices(run, scope, sound(run, scope.codename, items));
    await checkTracking(run, app, scope);
    stores.push({ app, scope, details: sound(run, scope.codename, details) });
  }
  await checkCustomer(run, baseUrl, stores);
  await checkPictures(run, baseUrl);
  return report.result();
}

type Stores = readonly {
  readonly app: App;
  readonly scope: Scope;
  readonly details: Awaited<ReturnType<typeof checkItems>>;
}[];

/** Signs in to the first store that knows the customer, those with something to buy first, and buys there. */
async function checkCustomer(run: Run, baseUrl: string, stores: Stores) {
  const { customer } = run.options;
  const [first] = stores;
  if (first) await checkSignedOut(run, first.scope);
  if (!customer) return run.report.skip('accounts and buying: no --customer was given');
  const selling = stores.filter(({ details }) => details.some(isBuyable));
  for (const { app, scope, details } of [...selling, ...stores.filter((store) => !selling.includes(store))]) {
    const session = await signIn(run, scope, customer.identity, customer.password);
    if (!session) continue;
    if (!(await checkAccount(run, scope, session, customer.password))) return;
    await checkEvents(run, baseUrl, scope, session);
    await checkMoney(run, app, scope, session);
    return checkBuying(run, scope, session, details);
  }
  return run.report.fail({
    store: '',
    operation: 'signIn',
    list: '',
    record: customer.identity,
    problem: 'no store lets the customer in',
  });
}
