import type { OperationId, Scope } from './caller';
import type { Session } from './check-account';
import { newKey } from './check-attempts';
import { nobody, type Run, verify } from './run';

const cancelled = -2;
const awaitingPayment = 1;
const balance = 3;

/** Checks a new order: its sums, its number, its payment, and its cancellation. */
export async function checkOrder(run: Run, scope: Scope, { token }: Session, id: string) {
  const { caller } = run;
  const at = (operation: OperationId) => ({ store: scope.codename, operation, record: id });
  await caller.call(scope, 'getOrder', { path: { order_uid: nobody }, token, expect: 404 });
  const reply = await caller.call(scope, 'getOrder', { path: { order_uid: id }, token });
  if (!reply) return;
  const order = reply.body.data;
  const { subtotal, order_fee, delivery_cost, admin_fee, voucher_value, total, lines } = order;
  const ofLines = lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
  verify(run, ofLines === subtotal, at('getOrder'), `subtotal is ${subtotal}, the lines make ${ofLines}`);
  const ofParts = subtotal + order_fee + delivery_cost + admin_fee - voucher_value;
  verify(run, ofParts === total, at('getOrder'), `total is ${total}, its parts make ${ofParts}`);
  const opened = await caller.call(scope, 'openOrder', { path: { order_number: order.order_no }, token, about: id });
  if (opened)
    verify(
      run,
      opened.body.data?.unique_id === id,
      at('openOrder'),
      `${order.order_no} opens "${opened.body.data?.unique_id}"`,
    );
  await checkPayment(run, scope, token, id, order.order_status);
  if (order.order_status === awaitingPayment && order.payment_type !== balance)
    await checkPay(run, scope, token, id, order.revision);
  if (order.can_cancel !== 1) return run.report.skip(`cancelling in ${scope.codename}: the order can not be cancelled`);
  await checkCancel(run, scope, token, id);
}

/** Both calls must agree with the status on whether it is unpaid. */
async function checkPayment(run: Run, scope: Scope, token: string, id: string, status: number) {
  const { caller } = run;
  const waits = status === awaitingPayment;
  const asked = await caller.call(scope, 'checkPayment', { token, fields: { order_uid: id }, about: id });
  const place = { store: scope.codename, operation: 'checkPayment', record: id };
  if (asked && waits) verify(run, asked.body.success, place, 'waits to be paid, and is refused');
  await caller.call(scope, 'getPaymentInfo', { token, fields: { unique_id: id }, about: id });
}

/** Only a payment from the balance is possible by this call. */
async function checkPay(run: Run, scope: Scope, token: string, id: string, revision: number) {
  const fields = { order_uid: id, revision, session_code: newKey() };
  const paid = await run.caller.call(scope, 'payOrder', { token, fields, about: id });
  const place = { store: scope.codename, operation: 'payOrder', record: id };
  if (paid) verify(run, !paid.body.success, place, 'is paid from the balance though another way was chosen');
}

async function checkCancel(run: Run, scope: Scope, token: string, id: string) {
  const { caller } = run;
  const cancel = () => caller.call(scope, 'cancelOrder', { token, fields: { order_uid: id }, about: id });
  const place = { store: scope.codename, operation: 'cancelOrder', record: id };
  const first = await cancel();
  if (!first || !verify(run, first.body.success, place, `is refused with ${first.body.error_code}`)) return;
  const reply = await caller.call(scope, 'getOrder', { path: { order_uid: id }, token });
  const status = reply?.body.data.order_status;
  if (!reply || !verify(run, status === cancelled, place, `was cancelled and has status ${status}`)) return;
  const second = await cancel();
  if (second) verify(run, !second.body.success, place, 'can be cancelled a second time');
}
