import type { components } from '../../server/__generated__/rest';
import type { OperationId, Scope } from './caller';
import { provideAddress, type Session } from './check-account';
import { checkAttempts, newKey, type Purchase } from './check-attempts';
import { checkGoodsRide } from './check-goods-rides';
import { checkOrder } from './check-order';
import { type Run, verify } from './run';

type Rest = components['schemas'];

const direct = 2;

/** Goods without choices, with a stock of at least two. */
export const isBuyable = ({
  type,
  is_open,
  purchasable,
  price,
  use_variant,
  use_quantity,
  max_qty,
}: Rest['ItemDetail']) =>
  type === 0 &&
  is_open === 1 &&
  purchasable === 1 &&
  price > 0 &&
  use_variant === 0 &&
  max_qty >= (use_quantity ? 3 : 1);

/** Adds an item to the cart, checks it out, orders it once, and cancels the order. */
export async function checkBuying(run: Run, scope: Scope, session: Session, details: readonly Rest['ItemDetail'][]) {
  const item = details.find(isBuyable);
  if (!item)
    return run.report.skip(`buying in ${scope.codename}: no goods without variants, open and in stock, were found`);
  const line = await checkCart(run, scope, session, item);
  if (line && !(await checkGoodsRide(run, scope, session, line))) return;
  const purchase = line && (await prepare(run, scope, session, line));
  if (!purchase) return;
  const order = await checkAttempts(run, scope, session, purchase);
  if (order) await checkOrder(run, scope, session, order);
}

/**
 * Adds an item to the cart of another store than that of the purchase, and removes it again.
 * @returns whether a ride can deliver it
 */
export async function checkCarriedGoods(
  run: Run,
  scope: Scope,
  session: Session,
  details: readonly Rest['ItemDetail'][],
) {
  const { caller } = run;
  const carriers = await caller.call(scope, 'listExpeditions', { token: session.token });
  const item = details.find(isBuyable);
  if (!item || !carriers?.body.data.some(({ type, origin }) => type === 1 && origin)) return false;
  await provideAddress(run, scope, session);
  const line = await checkCart(run, scope, session, item);
  if (line) {
    await checkGoodsRide(run, scope, session, line);
    await caller.call(scope, 'deleteFromCart', { token: session.token, fields: { cart_uid: line.cart_unique_id } });
  }
  return line !== null;
}

/** The item's line, which is the only checked one. */
async function checkCart(run: Run, scope: Scope, { token }: Session, item: Rest['ItemDetail']) {
  const { caller } = run;
  const record = item.view_uid;
  const at = (operation: OperationId) => ({ store: scope.codename, operation, record });
  const before = await caller.call(scope, 'showCart', { token });
  const others = (before?.body.data.cart_headers ?? []).flatMap(({ items }) => items);
  if (others.length > 0) {
    const cart = JSON.stringify(
      others.map(({ cart_unique_id, qty }) => ({ view_uid: cart_unique_id, qty, checked: 0 })),
    );
    await caller.call(scope, 'updateCart', { token, fields: { cart } });
  }
  const added = await caller.call(scope, 'addToCart', {
    token,
    fields: { list_vuid: record, quantity: 1 },
    about: record,
  });
  if (!added || !verify(run, added.body.success, at('addToCart'), `is refused with ${added.body.error_code}`))
    return null;
  const [id = ''] = added.body.data?.cart_unique_ids ?? [];
  const cart = JSON.stringify([{ view_uid: id, qty: 2, checked: 1 }]);
  const updated = await caller.call(scope, 'updateCart', { token, fields: { cart }, about: record });
  if (
    !updated ||
    !verify(run, updated.body.success, at('updateCart'), `2 pieces are refused with ${updated.body.error_code}`)
  )
    return null;
  const shown = await caller.call(scope, 'showCart', { token, about: record });
  const line = shown?.body.data.cart_headers
    .flatMap(({ items }) => items)
    .find(({ cart_unique_id }) => cart_unique_id === id);
  if (!shown || !verify(run, Boolean(line), at('showCart'), 'was put into the cart and is not in it') || !line)
    return null;
  const isKept = line.list_view_uid === record && line.qty === 2 && line.checked === 1 && line.price === item.price;
  return verify(
    run,
    isKept,
    at('showCart'),
    `2 checked pieces at ${item.price} are ${line.qty} (checked ${line.checked}) at ${line.price}`,
  )
    ? line
    : null;
}

/** The fields of the order of the line, with a payment option and a delivery that the provider offers. */
async function prepare(run: Run, scope: Scope, { token }: Session, line: Rest['CartItem']): Promise<Purchase | null> {
  const { caller, report } = run;
  const record = line.list_view_uid;
  const checkout = await caller.call(scope, 'prepareCheckout', { token, about: record });
  const header = checkout?.body.data;
  const place = { store: scope.codename, operation: 'prepareCheckout', record };
  if (!checkout || !verify(run, checkout.body.success, place, `is refused with ${checkout.body.error_code}`) || !header)
    return null;
  const subtotal = line.price * line.qty;
  if (
    !verify(
      run,
      header.subtotal === subtotal,
      place,
      `subtotal is ${header.subtotal}, 2 at ${line.price} are ${subtotal}`,
    )
  )
    return null;
  await caller.call(scope, 'viewCartApp', { token, fields: { app_vuid: scope.viewUid } });
  const delivery = header.use_expedition === 1 ? await chooseCarrier(run, scope, token, header) : {};
  if (!delivery) {
    report.skip(`ordering in ${scope.codename}: no carrier with a cost was found`);
    return null;
  }
  const types = await caller.call(scope, 'listPaymentTypes', { token, fields: { cart_type: 0, ...typeOf(delivery) } });
  const offered = types?.body.data ?? [];
  const payment = offered.find(({ type }) => type === direct) ?? offered.find(({ type }) => type !== 3) ?? null;
  if (types) verify(run, payment !== null, { ...place, operation: 'listPaymentTypes' }, 'no way to pay is offered');
  if (!payment) return null;
  const { cart_unique_id: view_uid, qty, price, variant_view_uid, type, currency, title, image, weight } = line;
  const cart = JSON.stringify([{ view_uid, qty, price, variant_view_uid, type, currency, title, image, weight }]);
  return { cart, payment_id: payment.id, payment_type: payment.type, note: 'uji', session_code: newKey(), ...delivery };
}

type Delivery = Pick<Purchase, 'expedition_type' | 'courrier' | 'exp_view_uid' | 'exp_type'>;

const typeOf = ({ expedition_type }: Delivery): Record<string, number> =>
  expedition_type === undefined ? {} : { expedition_type };

async function chooseCarrier(
  { caller }: Run,
  scope: Scope,
  token: string,
  header: Rest['CheckoutHeader'],
): Promise<Delivery | null> {
  const carriers = await caller.call(scope, 'listExpeditions', { token });
  for (const { view_uid, type } of carriers?.body.data ?? []) {
    const delivery = { expedition_type: type, courrier: view_uid, exp_view_uid: view_uid };
    if (type === 2) return delivery;
    if (type === 1) continue;
    const { origin, weight, district } = header;
    const fields = { courrier: view_uid, origin, destination: district, weight };
    const packages = await caller.call(scope, 'listPackages', { token, fields, about: view_uid });
    const service = packages?.body.data[0]?.costs.find(({ cost }) => cost.length > 0)?.service;
    if (service) return { ...delivery, exp_type: service };
  }
  return null;
}
