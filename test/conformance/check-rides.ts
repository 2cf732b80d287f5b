import type { components } from '../../server/__generated__/rest';
import { decodePolyline } from '../../shared/routes/polyline';
import type { Scope } from './caller';
import type { Session } from './check-account';
import { newKey } from './check-attempts';
import { type Place, nobody, type Run, verify, verifyUnique } from './run';

type Rest = components['schemas'];
type Ride = Rest['ItemDetail'];
type Point = { readonly lat: number; readonly lng: number };

const ride = 3;
/** The style of a call to one place. */
const call = 1;
const chosen = [4, 5];
const file = 7;
const metresOfDegree = 111_320;

export const isRide = ({ type, is_open, purchasable }: Ride) => type === ride && is_open === 1 && purchasable === 1;

/**
 * Checks the rides of a store, and that only customers get prices, order rides and answer forms.
 * @returns the rides with the details of their pages
 */
export async function checkRides(run: Run, scope: Scope, items: readonly Rest['Item'][]): Promise<Ride[]> {
  const { caller } = run;
  const fields = { app_vuid: scope.viewUid, list_vuid: nobody };
  const order = { ...fields, quote_uid: nobody, note: '-', total: 1, payment_id: nobody, payment_type: 3 };
  await caller.call(scope, 'quoteRide', { fields, expect: 401, about: nobody });
  await caller.call(scope, 'createRideOrder', {
    fields: { ...order, session_code: newKey() },
    expect: 401,
    about: nobody,
  });
  await caller.call(scope, 'rateDriver', { fields: { order_uid: nobody, rating: 5 }, expect: 401, about: nobody });
  const path = { value: nobody };
  await caller.call(scope, 'getForm', { path, fields: { codename: scope.codename }, expect: 404, about: nobody });
  const answers = { form_data: '[]', session_code: newKey() };
  await caller.call(scope, 'submitForm', { path, fields: answers, expect: 401, about: nobody });
  run.report.count('checks');
  const ids = new Set(items.flatMap(({ type, view_uid }) => (type === ride ? view_uid : [])));
  const rides: Ride[] = [];
  for (const view_uid of [...ids].slice(0, run.options.items)) {
    const one = await caller.call(scope, 'getItem', { path: { view_uid }, fields: { codename: scope.codename } });
    if (!one) continue;
    const place = { store: scope.codename, operation: 'getItem', record: view_uid };
    checkServices(run, place, one.body.data.list_courrier_service);
    checkLines(run, place, one.body.data.form ?? []);
    rides.push(one.body.data);
  }
  return rides;
}

function checkServices(run: Run, place: Place, services: Ride['list_courrier_service']) {
  verifyUnique(
    run,
    services.map(({ view_uid }) => view_uid),
    place,
  );
  const full = services.find(({ required, max_qty }) => required === 1 && max_qty < 1);
  verify(run, !full, place, `asks for "${full?.view_uid}", of which at most ${full?.max_qty} may be added`);
}

function checkLines(run: Run, place: Place, lines: readonly Rest['FormLine'][]) {
  verifyUnique(
    run,
    lines.map(({ view_uid }) => view_uid),
    place,
  );
  lines.forEach(({ view_uid, type, required, options, show_if }, at) => {
    const record = `line "${view_uid}"`;
    verify(run, type !== file || required !== 1, place, `${record} requires a file, which no ride does`);
    verify(run, !chosen.includes(type) || options.length > 0, place, `${record} has nothing to choose from`);
    if (!show_if) return;
    const earlier = lines.slice(0, at).find((line) => line.view_uid === show_if.line);
    const isKnown = show_if.options.every((id) => earlier?.options.some((option) => option.view_uid === id));
    verify(run, isKnown, place, `${record} depends on "${show_if.line}", which has no such options before it`);
  });
}

const metresBetween = (one: Point, other: Point) =>
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180)) * metresOfDegree;

/** The maximum distance, in metres, between the end of a route and the requested point. */
const nearMetres = 500;

/** Requests a quote of about a kilometre from the origin of a ride; null if it is refused, which is allowed. */
export async function quote(run: Run, scope: Scope, { token }: Session, about: string, from: Point, others: object) {
  const to = { lat: from.lat + 0.007, lng: from.lng + 0.005 };
  const ends = { origin_lat: from.lat, origin_lng: from.lng, destination_lat: to.lat, destination_lng: to.lng };
  const fields = { app_vuid: scope.viewUid, ...ends, ...others };
  const reply = await run.caller.call(scope, 'quoteRide', { token, fields, about });
  const place = { store: scope.codename, operation: 'quoteRide', record: about };
  if (!reply) return null;
  const { success, error_code, data } = reply.body;
  if (!verify(run, success === (data !== null) && success === (error_code === null), place, 'is half a refusal'))
    return null;
  if (!data) return null;
  const validMs = Date.parse(data.expires_at) - Date.now();
  verify(run, validMs > 0 && validMs < 3_600_000, place, `is valid for ${Math.round(validMs / 1000)} seconds`);
  verify(run, new Set(data.payment_type).size === data.payment_type.length, place, 'has a way to pay twice');
  const line = decodePolyline(data.direction) ?? [];
  const [first, last] = [line[0], line.at(-1)];
  const isWhole =
    first &&
    last &&
    metresBetween(first, data.origin) < nearMetres &&
    metresBetween(last, data.destination) < nearMetres;
  verify(run, Boolean(isWhole), place, 'has a line that does not go from its origin to its destination');
  checkServices(run, place, data.list_courrier_service);
  checkLines(run, place, data.form ?? []);
  return data;
}

/** The failure of orders that must be refused. */
async function checkOrders(run: Run, scope: Scope, { token }: Session, one: Ride, quoted: Rest['Direction']) {
  const place = { store: scope.codename, operation: 'createRideOrder', record: one.view_uid };
  const { caller } = run;
  const types = await caller.call(scope, 'listPaymentTypes', { token, fields: { cart_type: ride } });
  const [payment] = types?.body.data ?? [];
  if (!payment) return run.report.skip(`ordering a ride in ${scope.codename}: no way to pay is offered`);
  const services = quoted.list_courrier_service.flatMap(({ view_uid, required }) =>
    required === 1 ? { service_view_uid: view_uid, qty: 1 } : [],
  );
  const order = async (quote_uid: string) => {
    const fields = {
      list_vuid: one.view_uid,
      quote_uid,
      note: '-',
      total: 1,
      services: JSON.stringify(services),
      payment_id: payment.id,
      payment_type: payment.type,
      session_code: newKey(),
    };
    return (await caller.call(scope, 'createRideOrder', { token, fields, about: one.view_uid }))?.body;
  };
  const unknown = await order(nobody);
  if (unknown) verify(run, !unknown.success, place, 'is ordered by a quote that nobody was given');
  const cheap = await order(quoted.quote_uid);
  if (cheap) verify(run, !cheap.success, place, 'is ordered for 1, whatever it costs');
}

/** Checks a quote, and that orders at another price or with another customer's quote are refused. Orders no ride. */
export async function checkRidePrices(run: Run, scope: Scope, session: Session, details: readonly Ride[]) {
  const { caller, report } = run;
  const { token } = session;
  const fields = { app_vuid: scope.viewUid, list_vuid: nobody, destination_lat: 0, destination_lng: 0 };
  const none = await caller.call(scope, 'quoteRide', {
    token,
    fields: { ...fields, origin_lat: 0, origin_lng: 0 },
    about: nobody,
  });
  const place = { store: scope.codename, operation: 'quoteRide', record: nobody };
  if (none) verify(run, !none.body.success, place, 'is quoted, and is no ride');
  const located = details.filter(isRide).flatMap((one) => {
    const lat = one.origin_lat ?? one.latitude;
    const lng = one.origin_lng ?? one.longitude;
    return lat === null || lng === null || one.style === call ? [] : { one, from: { lat, lng } };
  });
  for (const { one, from } of located) {
    const quoted = await quote(run, scope, session, one.view_uid, from, { list_vuid: one.view_uid });
    if (!quoted) continue;
    verify(
      run,
      quoted.order_fee_courrier === one.order_fee_courrier,
      { ...place, record: one.view_uid },
      `has a fee of ${quoted.order_fee_courrier}, its page says ${one.order_fee_courrier}`,
    );
    return checkOrders(run, scope, session, one, quoted);
  }
  report.skip(`rides in ${scope.codename}: none with a known place was quoted`);
}
