import type { components } from '../../../provider/__generated__/rest';
import type { OrderCategory, OrderStatus, PaymentKind } from '../../../provider/__generated__/codes';
import { transitionsOf } from '../../../provider/modules/orders/queries/transitions';
import { createSellerOrders } from '../../../provider/modules/orders/rules/seller-orders';
import { post } from '../../../provider/modules/wallet/queries/ledger';
import type { Verdict } from '../../../provider/sell-check/verdicts/verdict';
import type { CatalogueItem } from '../../../provider/store-check/catalogue-item';
import type { FilledStore, StoredForm } from '../../../provider/store-check/store-document';
import { addCustomer, type TestCustomer } from './customers';
import type { TestApp } from './test-app';

type Fields = Record<string, string | number>;
type Reply<T = unknown> = { success: boolean; error_code: string | null; data: T | null; total?: number | null };
type OrderCreated = components['schemas']['OrderCreatedReply']['data'];

const path = '/api/v2/customer';
const dayMs = 86_400_000;
const balance = 1_000_000_000_000;

const answers: Readonly<Record<number, (line: StoredForm['lines'][number]) => unknown>> = {
  0: () => 'isi',
  1: () => '1',
  2: () => '2026-12-01',
  3: () => '08:00',
  4: ({ options }) => options.slice(0, 1).map(({ view_uid }) => view_uid),
  5: ({ options }) => options.slice(0, 1).map(({ view_uid }) => view_uid),
  6: () => 'https://toko.test/a',
  8: () => ({ lat: -6.2, lng: 106.8 }),
};

/** Answers to what a form requires. */
function filledForm(form: StoredForm | undefined) {
  const chosen = new Map<string, string[]>();
  const filled = (form?.lines ?? []).flatMap((line) => {
    const { view_uid, required, type, show_if } = line;
    const isAsked = !show_if || show_if.options.some((option) => chosen.get(show_if.line)?.includes(option));
    const value = answers[type]?.(line);
    if (!isAsked || required !== 1 || value === undefined) return [];
    if (Array.isArray(value)) chosen.set(view_uid, value as string[]);
    return [{ view_uid, value }];
  });
  return JSON.stringify(filled);
}

const required = (services: readonly { view_uid: string; required: number }[]) =>
  JSON.stringify(
    services.filter((one) => one.required === 1).map(({ view_uid }) => ({ service_view_uid: view_uid, qty: 1 })),
  );

const refused = <T>(error_code: string): Reply<T> => ({ success: false, error_code, data: null });

interface Store {
  codename: string;
  store: FilledStore;
  items: readonly CatalogueItem[];
  setTime: (at: Date) => void;
  now: () => Date;
}

let people = 0;

/** Tries verdicts as real purchases: everything that a customer, the seller and the clock do, over HTTP where there is a call. */
export function realPurchases({ ask, database }: TestApp, { codename, store, items, setTime, now }: Store) {
  const form = (fields: Fields) =>
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, `${value}`]));
  const send = async <T>({ headers }: TestCustomer, call: string, fields: Fields): Promise<Reply<T>> => {
    const { body, status, text } = await ask(call, { method: 'POST', headers, body: form(fields) });
    if (text.includes('destination of the ride is missing')) return refused('RIDE_PLACE_MISSING');
    if (status !== 200) throw new Error(`${call} answered ${status}: ${text}`);
    return body as unknown as Reply<T>;
  };
  let sessions = 0;
  const session = () => {
    sessions += 1;
    return `WEB-beli-${people}-${sessions}`;
  };
  /** Orders at the total that the provider names. */
  const order = async (customer: TestCustomer, call: string, fields: Fields, quote: () => Promise<Fields | null>) => {
    const first = await quote();
    if (!first) return refused<OrderCreated>('RIDE_NO_QUOTE');
    const seen = await send<OrderCreated>(customer, call, { ...fields, ...first, total: 0, session_code: session() });
    if (seen.error_code !== 'PRICE_CHANGED') return seen;
    const again = { ...fields, ...(await quote()), total: seen.total ?? 0, session_code: session() };
    return send<OrderCreated>(customer, call, again);
  };

  async function newCustomer({ destination }: Verdict, hasBalance: boolean): Promise<TestCustomer> {
    people += 1;
    const customer = await addCustomer(database, `pembeli${people}`, codename);
    await database.query(
      `insert into customer_addresses
         (customer_id, full_name, address, phone_number, province_code, regency_code, district_code)
       select $1, 'Siti', 'Jalan Mawar 1', '0812', regency.province_code, regency.code, district.code
       from districts district join regencies regency on regency.code = district.regency_code
       where regency.code = $2 order by district.code limit 1`,
      [customer.id, destination?.regency ?? '32.73'],
    );
    const [{ storeId = 0 } = {}] = await database.query<{ storeId: number }>(
      'select id as "storeId" from stores where codename = $1',
      [codename],
    );
    if (hasBalance) {
      const wallet = { kind: 'wallet', customerId: customer.id } as const;
      const transfer = { key: `test ${customer.id}`, reason: 'other', from: { kind: 'external' }, to: wallet } as const;
      await database.transaction((transaction) =>
        post(transaction, { storeId, at: now(), transfers: [{ ...transfer, amount: balance }] }),
      );
    }
    return customer;
  }

  const payment = (id: string | null): Fields => {
    const option = store.app.payment_options.find((one) => id === null || one.id === id);
    return { payment_id: option?.id ?? '', payment_type: option?.type ?? 2 };
  };

  /** The ends of a verdict, or else of rides in each zone. */
  function endsOf({ ride }: Verdict['offer']): Fields[] {
    const centres = [...store.rides.zones, { lat: -6.2, lng: 106.8 }];
    const near = centres.map(({ lat, lng }) => ({ origin: { lat, lng }, destination: { lat: lat + 0.004, lng } }));
    return (ride ? [ride] : near).map(({ origin, destination }) => ({
      origin_lat: origin.lat,
      origin_lng: origin.lng,
      destination_lat: destination.lat,
      destination_lng: destination.lng,
    }));
  }

  async function quoteOf(customer: TestCustomer, offer: Verdict['offer'], fields: Fields) {
    const [row] = await database.query<{ uid: string }>('select view_uid as uid from stores where codename = $1', [
      codename,
    ]);
    const app_vuid = row?.uid ?? '';
    let quote = refused<{ quote_uid: string }>('RIDE_NO_QUOTE');
    for (const { destination_lat = 0, destination_lng = 0, ...origin } of endsOf(offer)) {
      const isPlaceAsked = offer.ride !== undefined || !isSetCall(offer);
      const destination: Fields = isPlaceAsked ? { destination_lat, destination_lng } : {};
      quote = await send(customer, `${path}/list/direction`, { app_vuid, ...origin, ...destination, ...fields });
      if (quote.data) break;
    }
    return quote;
  }

  /** A call whose origin is set: its page asks for no place. */
  const isSetCall = ({ items: [uid] }: Verdict['offer']) =>
    items.some(
      ({ view_uid, style, type, set_origin_flag }) =>
        view_uid === uid && type === 3 && style === 1 && set_origin_flag === 1,
    );

  let rideRefusal = '';
  async function deliveryOf(customer: TestCustomer, { delivery, offer }: Verdict): Promise<Fields | null> {
    const carrier = store.app.carriers.find(({ view_uid }) => view_uid === delivery?.carrier);
    if (!carrier || !delivery) return {};
    const chosen = { exp_view_uid: carrier.view_uid, expedition_type: carrier.type };
    if (carrier.type !== 1) return { ...chosen, exp_type: delivery.service };
    const quote = await quoteOf(customer, offer, { exp_vuid: carrier.view_uid });
    const forms = store.forms.find(({ view_uid }) => view_uid === carrier.form_view_uid);
    rideRefusal = quote.error_code ?? '';
    return quote.data
      ? {
          ...chosen,
          ride_quote_uid: quote.data.quote_uid,
          services: required(carrier.extra_services),
          form_data: filledForm(forms),
        }
      : null;
  }

  /** The lines of a verdict, or else one piece of what it is about. */
  function linesOf({
    offer,
  }: Verdict): readonly { view_uid: string; variant: string | null; qty: number; price: number }[] {
    if (offer.lines.length > 0) return offer.lines;
    const item = items.find(({ view_uid }) => view_uid === offer.items[0]);
    const variant = item?.variants[0];
    const price = variant ? variant.new_price || variant.price : (item?.price ?? 0);
    return item ? [{ view_uid: item.view_uid, variant: variant?.view_uid ?? null, qty: 1, price }] : [];
  }

  async function buyGoods(customer: TestCustomer, verdict: Verdict): Promise<Reply<OrderCreated>> {
    for (const { view_uid, variant, qty } of linesOf(verdict)) {
      const fields: Fields = { list_vuid: view_uid, quantity: qty };
      if (variant !== null) fields.variants = JSON.stringify([{ view_uid: variant, qty }]);
      const added = await send<OrderCreated>(customer, `${path}/cart/add`, fields);
      if (!added.success) return added;
    }
    const lines = await database.query<{ id: string; qty: number; uid: string; variant: string | null }>(
      `select line.id::text as id, line.quantity as qty, item.view_uid as uid, variant.view_uid as variant
       from cart_lines line join items item on item.id = line.item_id left join variants variant on variant.id = line.variant_id
       where line.customer_id = $1`,
      [customer.id],
    );
    const priceOf = (uid: string, variant: string | null) =>
      linesOf(verdict).find((line) => line.view_uid === uid && line.variant === variant)?.price ?? 0;
    const cart = lines.map(({ id, qty, uid, variant }) => ({
      view_uid: id,
      qty,
      price: priceOf(uid, variant),
      type: 0,
    }));
    const fields = { cart: JSON.stringify(cart), ...payment(verdict.payment) };
    const made = await order(customer, `${path}/order/checkout`, fields, () => deliveryOf(customer, verdict));
    return made.error_code === 'RIDE_NO_QUOTE' ? refused(rideRefusal) : made;
  }

  async function buyItem(customer: TestCustomer, verdict: Verdict, type: number): Promise<Reply<OrderCreated>> {
    const {
      items: [list_vuid = ''],
      selection = {},
    } = verdict.offer;
    const cart = linesOf(verdict).map(({ view_uid, variant, qty, price }) => ({
      view_uid: variant ?? view_uid,
      qty,
      price,
      type,
    }));
    const fields = { cart: JSON.stringify(cart), list_vuid, ...selection, ...payment(verdict.payment) };
    return order(customer, `${path}/order/checkout`, fields, async () => ({}));
  }

  async function buyRide(customer: TestCustomer, verdict: Verdict): Promise<Reply<OrderCreated>> {
    const item = items.find(({ view_uid }) => view_uid === verdict.offer.items[0]);
    if (!item) throw new Error('There is no such ride');
    const fields = {
      list_vuid: item.view_uid,
      note: '-',
      services: required(item.services),
      form_data: filledForm(store.forms.find(({ view_uid }) => view_uid === item.form_view_uid)),
      ...payment(verdict.payment),
    };
    let refusal = '';
    const made = await order(customer, `${path}/order/checkout-courrier`, fields, async () => {
      const quote = await quoteOf(customer, verdict.offer, { list_vuid: item.view_uid });
      refusal = quote.error_code ?? '';
      return quote.data && { quote_uid: quote.data.quote_uid };
    });
    return made.error_code === 'RIDE_NO_QUOTE' ? refused(refusal) : made;
  }

  async function buyBill(customer: TestCustomer, verdict: Verdict): Promise<Reply<OrderCreated>> {
    const { id: code, number = '1', lines } = verdict.offer;
    const line = store.components
      .flatMap(({ bills = [] }) => bills.flatMap((group) => group.lines))
      .find((one) => one.code === code);
    const [first] = store.bill_services.find(({ product_code }) => product_code === line?.product_code)?.products ?? [];
    const product_code = number === '1' ? first?.product_code : lines[0]?.variant;
    const fields = { code, input: number, product_code: product_code ?? '', ...payment(verdict.payment) };
    return order(customer, `${path}/ppob/checkout`, fields, async () => ({}));
  }

  const buy = (customer: TestCustomer, verdict: Verdict) => {
    switch (verdict.offer.kind) {
      case 'goods':
        return buyGoods(customer, verdict);
      case 'service':
        return buyItem(customer, verdict, 1);
      case 'direct':
        return buyItem(customer, verdict, 5);
      case 'ride':
        return buyRide(customer, verdict);
      case 'bill':
        return buyBill(customer, verdict);
    }
  };

  /** Whether the order becomes paid: by its customer, or by what its seller and the clock may do. */
  async function isPaid(customer: TestCustomer, uid: string): Promise<boolean> {
    const [order] = await database.query<{
      status: OrderStatus;
      payment_type: PaymentKind;
      category: OrderCategory;
      revision: number;
    }>('select status, payment_type, category, revision from orders where unique_id = $1', [uid]);
    if (!order) throw new Error('There is no order');
    if (order.payment_type === 3) {
      const fields = { order_uid: uid, revision: order.revision, session_code: session() };
      return (await send(customer, `${path}/order/pay`, fields)).success;
    }
    if (transitionsOf(order, 'clock').includes('takeRide')) return true;
    const seller = createSellerOrders(database, now);
    for (const name of ['accept', 'acceptUnpaid', 'markPaid'] as const) await seller.transition(uid, name, {});
    const [after] = await database.query<{ status: number }>('select status from orders where unique_id = $1', [uid]);
    return after?.status === 2;
  }

  async function canTopUp(customer: TestCustomer): Promise<boolean> {
    for (const { id, type } of store.app.payment_options) {
      const fields = { value: 50_000, payment_id: id, payment_type: type, session_code: session() };
      if ((await send(customer, `${path}/checkout-topup`, fields)).success) return true;
    }
    return false;
  }

  /** The first day on which a service that is said to have none can be booked. */
  async function openDay({
    offer: {
      items: [uid = ''],
    },
  }: Verdict): Promise<string | undefined> {
    const days: string[] = [];
    for (let window = 0; window < 7; window += 1) {
      const from = new Date(now().getTime() + window * 60 * dayMs).toISOString().slice(0, 10);
      const to = new Date(now().getTime() + (window * 60 + 60) * dayMs).toISOString().slice(0, 10);
      const { body } = await ask(`${path}/item/${uid}/slots?codename=${codename}&from=${from}&to=${to}`);
      const slots = body as unknown as { data?: { days: { date: string; closed: string | null }[] } };
      days.push(...(slots.data?.days ?? []).flatMap(({ date, closed }) => (closed === null ? [date] : [])));
    }
    return days[0];
  }

  return {
    /** Makes all that was bought available again. */
    async restock() {
      await database.query('delete from bookings');
      const counted = items.filter(({ use_quantity }) => use_quantity === 1);
      for (const { view_uid, quantity, variants } of counted) {
        await database.query('update items set quantity = $2 where view_uid = $1', [view_uid, quantity]);
        for (const variant of variants) {
          await database.query('update variants set quantity = $2 where view_uid = $1', [
            variant.view_uid,
            variant.quantity,
          ]);
        }
      }
    },

    /** `paid`, or why not. */
    async outcomeOf(verdict: Verdict): Promise<string> {
      setTime(verdict.offer.at);
      const isBroke = verdict.stuck?.code === 'BALANCE_NEVER_FILLED';
      const customer = await newCustomer(verdict, !isBroke);
      if (isBroke && (await canTopUp(customer))) return 'paid';
      const isBooking = verdict.stuck?.code === 'NO_DAY' || verdict.stuck?.code === 'NO_OPENING_HOURS';
      if (isBooking && (await openDay(verdict)) !== undefined) return 'paid';
      const made = await buy(customer, verdict);
      if (!made.success || !made.data) return made.error_code ?? 'refused';
      return (await isPaid(customer, made.data.unique_id)) ? 'paid' : 'unpaid';
    },
  };
}
