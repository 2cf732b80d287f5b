import { type Basket, directLines, type Line, lineReply, paymentTypes, pieces, subtotalOf } from './cart';
import { carrierForm, currency, kedai } from './catalogue';
import type { FaultKind } from './faults';
import { accepted, type Answer, type Call, failed, notFound, ok, refused, type Rest } from './rest';
import { fare } from './rides';

const orderFee = 1_000;
const awaitingPayment = 1;
const received = 0;
const cancelled = -2;

interface Stored {
  readonly owner: string;
  readonly order: Rest['Order'];
}

interface Attempt {
  readonly fields: string;
  readonly answer: Answer;
  /** The earlier content of the cart. */
  readonly lines: readonly Line[];
}

interface SentLine {
  readonly view_uid: string;
  readonly qty: number;
  readonly price: number;
}

/** Whether the answers to the carrier's form are valid. */
function isAnswered(formData = '[]'): boolean {
  const sent = JSON.parse(formData) as { view_uid: string; value: unknown }[];
  const isFitting = carrierForm.every(({ view_uid, options }) => {
    const value = sent.find((one) => one.view_uid === view_uid)?.value;
    if (options.length === 0) return typeof value === 'string' && value !== '';
    return Array.isArray(value) && options.some((option) => option.view_uid === value[0]);
  });
  return isFitting && sent.every((one) => carrierForm.some(({ view_uid }) => view_uid === one.view_uid));
}

const cancelledReply: Answer = {
  status: 200,
  body: { success: true, message: 'Pesanan telah dibatalkan', error_code: null },
};

const jakarta = (date: Date) => new Date(date.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export interface OrdersOptions {
  readonly basketOf: (call: Pick<Call, 'customer'>) => Basket;
  readonly fault: FaultKind | null;
  readonly onChange: (customer: string, order: Rest['Order']) => void;
}

/** Orders; each key creates one. */
export function createOrders({ basketOf, fault, onChange }: OrdersOptions) {
  const orders: Stored[] = [];
  const attempts = new Map<string, Attempt>();
  const ownOrders = ({ customer }: Call) => orders.filter(({ owner }) => owner === customer?.id);
  const ownOrder = (call: Call, id: string | undefined) =>
    ownOrders(call).find(({ order }) => order.unique_id === id)?.order;

  function place(call: Call): Answer {
    const { fields } = call;
    const basket = basketOf(call);
    const sent = JSON.parse(fields.cart ?? '[]') as SentLine[];
    const lines = fields.list_vuid
      ? directLines(fields.list_vuid, sent[0]?.qty ?? 0)
      : basket.lines.filter(({ checked }) => checked === 1);
    const payment = paymentTypes.find(
      ({ id, type }) => id === fields.payment_id && type === Number(fields.payment_type),
    );
    if (sent.length === 0) return withTotal(refused('CART_EMPTY'));
    if (sent.length !== lines.length || !sent.every((one) => lines.some(({ id }) => id === one.view_uid)))
      return withTotal(refused('LINE_GONE'));
    if (!payment) return withTotal(refused('PAYMENT_INVALID'));
    const isCarried = Number(fields.expedition_type) === 1;
    if (isCarried && fault !== 'carrier-form-ignored' && !isAnswered(fields.form_data))
      return withTotal(refused('FORM_INVALID'));
    const subtotal = subtotalOf(lines);
    const deliveryCost = isCarried ? fare : 0;
    const total = subtotal + (isCarried ? 0 : orderFee) + deliveryCost + payment.admin_fee;
    if (Number(fields.total) !== total && fault !== 'price-believed') return withTotal(refused('PRICE_CHANGED'), total);
    const now = new Date();
    const number = orders.length + 1;
    const status = payment.type === 2 ? received : awaitingPayment;
    const order: Rest['Order'] = {
      unique_id: `order_${number}`,
      order_no: `KS${String(number).padStart(7, '0')}`,
      category: 0,
      order_status: status,
      revision: 1,
      payment_type: payment.type,
      payment_id: payment.id,
      payment_name: payment.title,
      payment_icon: null,
      auto_order: 1,
      creation_date: jakarta(now),
      expires_at: status === awaitingPayment ? new Date(now.getTime() + 86_400_000).toISOString() : null,
      supplier_name: kedai.name,
      supplier_icon: 'appicon/kedai.svg',
      supplier_view_uid: null,
      lines: lines.map(lineReply).map(({ list_view_uid, variant_name, title, image, price, qty }) => ({
        ...{ list_view_uid, variant_name, title, image, price, qty },
      })),
      subtotal,
      order_fee: isCarried ? 0 : orderFee,
      delivery_cost: deliveryCost,
      admin_fee: payment.admin_fee,
      voucher_code: null,
      voucher_value: 0,
      voucher_cashback: 0,
      total,
      currency,
      note: fields.note ?? '',
      address: call.customer?.address ?? null,
      dropship_name: '',
      dropship_phone: '',
      expedition_type: null,
      expedition_name: '',
      package_service: '',
      package_etd: '',
      tracking_no: '',
      reason: '',
      can_cancel: 1,
      can_change_payment: status === awaitingPayment ? 1 : 0,
      history: [{ order_status: status, at: now.toISOString() }],
    };
    const stored = { owner: call.customer?.id ?? '', order };
    orders.push(stored);
    basket.lines = basket.lines.filter((line) => !lines.includes(line));
    basket.revision += 1;
    onChange(stored.owner, stored.order);
    return withTotal(accepted(created(order)));
  }

  const created = ({ payment_type, unique_id, auto_order, order_no, order_status }: Rest['Order']) => ({
    ...{ payment_type, unique_id, auto_order, order_no, order_status },
  });
  const withTotal = (answer: Answer, total: number | null = null): Answer => ({
    ...answer,
    body: { ...answer.body, total },
  });

  /** The first answer of a key, or 409 if it was used with other fields. */
  function once(call: Call, work: () => Answer): Answer {
    const key = `${call.customer?.id} ${call.fields.session_code}`;
    const fields = JSON.stringify(Object.entries(call.fields).sort());
    const earlier = attempts.get(key);
    if (earlier && fault === 'two-orders') basketOf(call).lines = [...earlier.lines];
    else if (earlier && fault === 'reused-key') return earlier.answer;
    else if (earlier) return earlier.fields === fields ? earlier.answer : failed(409, 'Kunci sudah dipakai');
    const { lines } = basketOf(call);
    const answer = work();
    attempts.set(key, { fields, answer, lines });
    return answer;
  }

  const attemptOf = (call: Call): Rest['Attempt'] => {
    const found = attempts.get(`${call.customer?.id} ${call.fields.session_code}`);
    if (!found) return { state: 'none', error_code: null, message: '', order: null };
    const body = found.answer.body as Rest['OrderCreatedReply'];
    return body.success
      ? { state: 'done', error_code: null, message: '', order: body.data }
      : { state: 'refused', error_code: body.error_code, message: body.message, order: null };
  };

  const paymentOf = (order: Rest['Order']): Rest['OrderPayment'] => ({
    ...{ unique_id: order.unique_id, order_no: order.order_no, order_status: order.order_status },
    ...{ revision: order.revision, payment_id: order.payment_id, payment_type: order.payment_type },
    ...{ payment_name: order.payment_name, payment_icon: null, admin_fee: order.admin_fee, currency },
    total: order.total - order.admin_fee,
    total_payment: order.total,
    va_number: order.payment_type === 1 ? '8808123456' : null,
    payment_method: '<p>Transfer ke BCA.</p>',
    expires_at: order.expires_at,
    balance: null,
  });

  function cancel(call: Call): Answer {
    const stored = ownOrders(call).find(({ order }) => order.unique_id === call.fields.order_uid);
    if (!stored) return notFound;
    const { order } = stored;
    if (order.can_cancel === 0) return refused('NOT_CANCELLABLE');
    if (fault === 'cancel-ignored') return cancelledReply;
    Object.assign(order, { order_status: cancelled, can_cancel: 0, can_change_payment: 0, expires_at: null });
    order.revision += 1;
    order.history.push({ order_status: cancelled, at: new Date().toISOString() });
    onChange(stored.owner, stored.order);
    return cancelledReply;
  }

  function changePayment(call: Call): Answer {
    const order = ownOrder(call, call.fields.order_uid);
    const payment = paymentTypes.find(({ id }) => id === call.fields.payment_id);
    if (!order) return notFound;
    if (!payment || order.can_change_payment === 0) return refused('PAYMENT_NOT_CHANGEABLE');
    order.total += payment.admin_fee - order.admin_fee;
    Object.assign(order, { payment_id: payment.id, payment_type: payment.type, admin_fee: payment.admin_fee });
    order.payment_name = payment.title;
    order.revision += 1;
    return accepted(paymentOf(order));
  }

  const calls: Readonly<Record<string, (call: Call) => Answer>> = {
    createOrder: (call) => once(call, () => place(call)),
    payOrder: (call) => once(call, () => withTotal(refused('NOT_PAYABLE'))),
    getAttempt: (call) => ok(attemptOf(call)),
    checkPayment: (call) => {
      const order = ownOrder(call, call.fields.order_uid);
      if (!order) return notFound;
      return order.order_status === awaitingPayment ? accepted({ unique_id: order.unique_id }) : refused('NOT_PAYABLE');
    },
    getPaymentInfo: (call) => {
      const order = ownOrder(call, call.fields.unique_id);
      if (!order) return notFound;
      return order.order_status === awaitingPayment ? accepted(paymentOf(order)) : refused('NOT_PAYABLE');
    },
    cancelOrder: cancel,
    orderAgain: (call) => (ownOrder(call, call.fields.order_uid) ? accepted({ cart_count: 0, lines: [] }) : notFound),
    changePayment,
    getOrder: (call) => {
      const order = ownOrder(call, call.path.order_uid);
      return order ? ok(order) : notFound;
    },
    openOrder: (call) => {
      const found = ownOrders(call).find(({ order }) => order.order_no === call.path.order_number);
      return found ? accepted({ unique_id: found.order.unique_id }) : notFound;
    },
    listPurchases: (call) => {
      const all = [...ownOrders(call)].reverse().map(({ order }) => purchaseOf(order));
      const page = Number(call.fields.page ?? 1);
      const purchases = all.slice((page - 1) * 20, page * 20);
      return ok({ purchases, current_page: page, last_page: Math.max(1, Math.ceil(all.length / 20)) });
    },
    getNotifications: (call) => {
      const pending_orders = ownOrders(call)
        .filter(({ order }) => order.order_status >= 0)
        .map(({ order }) => pendingOf(order));
      return ok({ pending_orders, numMessages: 0, cart_count: pieces(basketOf(call)) });
    },
  };
  return calls;
}

const pendingOf = (order: Rest['Order']): Rest['PendingOrder'] => ({
  ...{ unique_id: order.unique_id, order_no: order.order_no, creation_date: order.creation_date, total: order.total },
  ...{ order_status: order.order_status, category: order.category, payment_type: order.payment_type },
  currency_temp: currency,
  app_icon: 'appicon/kedai.svg',
});

const purchaseOf = (order: Rest['Order']): Rest['Purchase'] => ({
  ...{ unique_id: order.unique_id, category: order.category, order_status: order.order_status, total: order.total },
  ...{ payment_type: order.payment_type, creation_date: order.creation_date, order_no: order.order_no, currency },
  ...{ supplier_name: order.supplier_name, supplier_icon: order.supplier_icon, line_count: order.lines.length },
  first_title: order.lines[0]?.title ?? '',
  first_image: order.lines[0]?.image ?? null,
});
