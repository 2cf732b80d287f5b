import type { components } from '../../server/__generated__/rest';
import type { OperationId, Scope } from './caller';
import { type Run, verify } from './run';

type Address = components['schemas']['Address'];

export interface Session {
  readonly token: string;
  readonly identity: string;
}

const privateReads = [
  'getProfile',
  'showCart',
  'getNotifications',
  'listPurchases',
  'getAddress',
  'listSavedAddresses',
  'listFavourites',
  'listSessions',
] as const;

/** Checks that customers' calls without a token, or with an unknown one, are answered with 401. */
export async function checkSignedOut({ caller }: Run, scope: Scope) {
  for (const operation of privateReads) await caller.call(scope, operation, { expect: 401, about: operation });
  const token = 'a-token-that-nobody-was-given';
  await caller.call(scope, 'getProfile', { token, expect: 401, about: 'getProfile' });
}

/** Signs in; null if the provider refuses. */
export async function signIn(
  { caller }: Run,
  scope: Scope,
  identity: string,
  password: string,
): Promise<Session | null> {
  const fields = { app_view_uid: scope.viewUid, identity, password };
  const reply = await caller.call(scope, 'signIn', { fields, about: identity });
  const token = reply?.body.success ? reply.body.data?.token : null;
  return token ? { token, identity } : null;
}

/** Checks a wrong password, the token, its profile, the address, and the end of the session. */
export async function checkAccount(run: Run, scope: Scope, session: Session, password: string): Promise<boolean> {
  const { caller } = run;
  const { token, identity } = session;
  const at = (operation: OperationId) => ({ store: scope.codename, operation, record: identity });
  const guess = { app_view_uid: scope.viewUid, identity, password: `${password}-not` };
  const wrong = await caller.call(scope, 'signIn', { fields: guess, about: identity });
  if (wrong)
    verify(run, !wrong.body.success && wrong.body.error_code !== null, at('signIn'), 'a wrong password is not refused');
  verify(
    run,
    /^[\w-]{20,100}$/.test(token),
    at('signIn'),
    'the token is not 20 to 100 letters, digits, dashes and underscores',
  );
  if (!(await caller.call(scope, 'getProfile', { token, about: identity }))) return false;
  await caller.call(scope, 'getNotifications', { token, about: identity });
  await checkAddress(run, scope, session);
  await checkSignOut(run, scope, session, password);
  return true;
}

async function checkSignOut(run: Run, scope: Scope, { identity }: Session, password: string) {
  const second = await signIn(run, scope, identity, password);
  if (!second) return;
  const { token } = second;
  const ended = await run.caller.call(scope, 'signOut', { token, about: identity });
  if (ended) await run.caller.call(scope, 'getProfile', { token, expect: 401, about: identity });
}

/** The first region of each level that has regions below it. */
export async function firstRegion({ caller }: Run, scope: Scope) {
  const provinces = await caller.call(scope, 'listProvinces');
  for (const { province_id: province } of provinces?.body.data.slice(0, 3) ?? []) {
    const cities = await caller.call(scope, 'listCities', { path: { province } });
    for (const { city_id: city } of cities?.body.data.slice(0, 3) ?? []) {
      const districts = await caller.call(scope, 'listDistricts', { path: { city } });
      const district = districts?.body.data[0]?.subdistrict_id;
      if (district) return { province, city, district };
    }
  }
  return null;
}

const testAddress = { full_name: 'Uji Kesesuaian', address: 'Jalan Uji 1', phone_number: '+628123456789' };

const fieldsOf = ({ full_name, address, phone_number, province, city, district }: Address) => ({
  ...{ full_name, address, phone_number, province, city, district },
});

/** Saves an address for a customer without one, so that deliveries are possible. */
export async function provideAddress(run: Run, scope: Scope, { token, identity }: Session) {
  const known = await run.caller.call(scope, 'getAddress', { token, about: identity });
  const region = known?.body.data ? null : await firstRegion(run, scope);
  if (region)
    await run.caller.call(scope, 'saveAddress', { token, fields: { ...testAddress, ...region }, about: identity });
}

/** Checks that a saved address can be read. Restores the customer's own address, if there was one. */
async function checkAddress(run: Run, scope: Scope, { token, identity }: Session) {
  const { caller, report } = run;
  const before = await caller.call(scope, 'getAddress', { token, about: identity });
  const region = await firstRegion(run, scope);
  if (!region) return report.skip(`addresses of ${scope.codename}: no province has a city with a district`);
  const fields = { ...testAddress, ...region };
  const saved = await caller.call(scope, 'saveAddress', { token, fields, about: identity });
  const place = { store: scope.codename, operation: 'saveAddress', record: identity };
  if (!saved || !verify(run, saved.body.success, place, `an address is refused with ${saved.body.error_code}`)) return;
  const after = await caller.call(scope, 'getAddress', { token, about: identity });
  const read = after?.body.data;
  const isSame = read && JSON.stringify(fieldsOf(read)) === JSON.stringify(fields);
  if (after) verify(run, Boolean(isSame), place, 'the address that was saved is not the one that is read');
  const incomplete = await caller.call(scope, 'saveAddress', {
    token,
    fields: { ...fields, city: '' },
    about: identity,
  });
  if (incomplete) verify(run, !incomplete.body.success, place, 'an address without a city is not refused');
  const own = before?.body.data;
  if (own) await caller.call(scope, 'saveAddress', { token, fields: fieldsOf(own), about: identity });
}
