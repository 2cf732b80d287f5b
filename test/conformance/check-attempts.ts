import { randomBytes } from 'node:crypto';
import type { OperationId, Scope } from './caller';
import type { Session } from './check-account';
import { checkPurchaseFilters } from './check-purchase-filters';
import { type Run, verify } from './run';

/** The form of an order without its total. */
export interface Purchase {
  readonly cart: string;
  readonly payment_id: string;
  readonly payment_type: number;
  readonly note: string;
  readonly session_code: string;
  readonly expedition_type?: number;
  readonly courrier?: string;
  readonly exp_view_uid?: string;
  readonly exp_type?: string;
}

export const newKey = () => `WEB${randomBytes(8).toString('hex')}`;

/**
 * Orders once: checks that a wrong total is refused, that the same key creates no second order, and that other fields
 * with it are a conflict.
 */
export async function checkAttempts(
  run: Run,
  scope: Scope,
  { token }: Session,
  purchase: Purchase,
): Promise<string | null> {
  const { caller } = run;
  const at = (operation: OperationId, record = '') => ({ store: scope.codename, operation, record });
  const order = (fields: object, expect = 200) =>
    caller.call(scope, 'createOrder', { token, fields: { ...fields }, expect });
  const before = await orderIds(run, scope, token);

  const unused = await caller.call(scope, 'getAttempt', { token, fields: { session_code: purchase.session_code } });
  if (unused)
    verify(
      run,
      unused.body.data.state === 'none',
      at('getAttempt'),
      `a key that was not used is "${unused.body.data.state}"`,
    );
  const wrong = await order({ ...purchase, session_code: newKey(), total: 1 });
  if (!wrong) return null;
  const { success, error_code, total } = wrong.body;
  if (
    !verify(
      run,
      !success && total !== null,
      at('createOrder'),
      `a total of 1 is not refused with the right one (${error_code})`,
    )
  )
    return null;

  const sent = { ...purchase, total };
  const [first, second] = await Promise.all([order(sent), order(sent)]);
  const id = first?.body.data?.unique_id;
  if (!first || !second) return null;
  if (
    !verify(run, first.body.success, at('createOrder'), `is refused with ${first.body.error_code} at its own total`) ||
    !id
  )
    return null;
  const third = await order(sent);
  for (const again of [second, third]) {
    const other = again?.body.data?.unique_id;
    if (
      again &&
      !verify(run, other === id, at('createOrder', id), `the same key with the same fields made "${other}" too`)
    )
      return null;
  }
  const attempt = await caller.call(scope, 'getAttempt', {
    token,
    fields: { session_code: purchase.session_code },
    about: id,
  });
  if (attempt) {
    const { state, order: told } = attempt.body.data;
    verify(
      run,
      state === 'done' && told?.unique_id === id,
      at('getAttempt', id),
      `the attempt is "${state}" with "${told?.unique_id}"`,
    );
  }
  await order({ ...sent, note: 'uji lain' }, 409);
  const made = (await orderIds(run, scope, token)).filter((one) => !before.includes(one));
  verify(
    run,
    made.join() === id,
    at('listPurchases', id),
    `one order was made, the purchases have new: ${made.join(', ') || 'none'}`,
  );
  await checkPurchaseFilters(run, scope, token);
  const cart = await caller.call(scope, 'showCart', { token, about: id });
  const isLeft = cart?.body.data.cart_headers.some(({ items }) =>
    items.some(({ cart_unique_id }) => purchase.cart.includes(`"${cart_unique_id}"`)),
  );
  if (cart) verify(run, !isLeft, at('showCart', id), 'the ordered line is still in the cart');
  return id;
}

const orderIds = async ({ caller }: Run, scope: Scope, token: string) =>
  ((await caller.call(scope, 'listPurchases', { token }))?.body.data.purchases ?? []).map(({ unique_id }) => unique_id);
