import { CarrierType, ItemType, OrderCategory } from '../../../__generated__/codes';
import type { SignedInCustomer } from '../../../customer';
import { subtotal as subtotalOf, totalWeight } from '../../cart/rules/lines';
import type { Clock } from '../../../clock';
import type { Queryable } from '../../../database/database';
import {
  chooseDelivery,
  chooseDropship,
  choosePayment,
  needsNoConfirmation,
  orderCategoryOf,
  requireMinimum,
  useVoucher,
} from './checkout-choices';
import { undelivered, type BoughtLine } from '../queries/insert-order';
import { placeOrder } from './place-order';
import { Refused } from '../../../errors/refusal';
import type { FilledStore } from '../../../store-check/store-document';
import { createCommerce, lockStoreKey } from '../../stores/queries/stores';
import { addressOf } from '../../addresses/queries/customer-addresses';
import type { createAttempts } from '../../attempts/queries';
import { contactOf, insertRide, locationOfItem, ridesOf, type StoredQuote, takeQuote } from '../../directions/queries';
import { chooseServices, servicesCost } from '../../directions/rules/extra-services';
import { fillRideForm } from '../../forms/rules/form-files';
import { priceOf } from '../../directions/rules/tariff';
import { takeBought, type OrderFields } from './bought-lines';
import { takeStock } from '../queries/stock';
import { bookingOfAttempt, lockItem, releaseOtherHolds } from '../../bookings/queries/bookings';
import { bookableOf, isBooked, reserveTime, takesAddress, writeTime } from '../../bookings/rules/take-time';

type App = FilledStore['app'];
type Customer = Pick<SignedInCustomer, 'id' | 'storeId'>;

async function steadyStore(transaction: Queryable, storeId: number): Promise<App> {
  await lockStoreKey(transaction, storeId);
  return createCommerce(transaction).of(storeId);
}

/** Uses the quote for the ride that delivers the goods. @throws Refused */
async function takeRide(
  transaction: Queryable,
  app: App,
  customer: Customer,
  fields: OrderFields,
  at: Date,
  itemId: number,
) {
  const uid = fields.exp_view_uid || fields.courrier;
  const carrier = app.carriers.find(({ view_uid, type }) => view_uid === uid && type === CarrierType.RIDE);
  if (!carrier) throw new Refused('CARRIER_INVALID');
  const quote = await takeQuote(transaction, customer.id, fields.ride_quote_uid ?? '', at);
  const { lat, lng } = (await locationOfItem(transaction, itemId)) ?? carrier;
  if (quote?.carrier !== carrier.view_uid || quote.origin.lat !== lat || quote.origin.lng !== lng) {
    throw new Refused('RIDE_QUOTE_EXPIRED');
  }
  const services = chooseServices(carrier.extra_services, fields.services);
  const price = priceOf(await ridesOf(transaction, customer.storeId), carrier.cost, quote) + servicesCost(services);
  const form = await fillRideForm(transaction, customer, carrier.form_view_uid, fields.form_data);
  return {
    ride: { quote, services, form },
    delivery: { ...undelivered, carrier_type: CarrierType.RIDE, expedition_name: carrier.name, delivery_cost: price },
  };
}

async function deliveryOf(
  transaction: Queryable,
  app: App,
  customer: Customer,
  fields: OrderFields,
  lines: readonly [BoughtLine, ...BoughtLine[]],
  at: Date,
) {
  const { courrier = '', exp_view_uid = '', exp_type = '', expedition_type } = fields;
  const [first] = lines;
  if (!takesAddress(first, app)) return { address: null, delivery: undelivered };
  const address = await addressOf(transaction, customer.id);
  if (first.type === ItemType.SERVICE && !address) throw new Refused('VISIT_ADDRESS_MISSING');
  if (first.type === ItemType.SERVICE || app.use_expedition !== 1) return { address, delivery: undelivered };
  if (!address) throw new Refused('ADDRESS_MISSING');
  if (expedition_type === CarrierType.RIDE) {
    return { address, ...(await takeRide(transaction, app, customer, fields, at, first.item_id)) };
  }
  const parcel = { origin: first.city, destination: address.district, weight: totalWeight(lines) };
  const request = { carrier: exp_view_uid || courrier, carrierType: expedition_type, service: exp_type };
  return { address, delivery: chooseDelivery(app.carriers, request, parcel) };
}

/** Reserves the time of a booked service until the transaction ends; null if the item is not booked by time. */
async function timeOf(
  transaction: Queryable,
  customer: Customer,
  { start_date, end_date, time, session_code }: OrderFields,
  [line, ...others]: readonly [BoughtLine, ...BoughtLine[]],
  now: Date,
) {
  if (line.type !== ItemType.SERVICE || !isBooked(line)) return null;
  if (!start_date || others.length > 0) throw new Refused('SLOT_INVALID');
  await lockItem(transaction, line.item_id);
  const sessionCode = session_code;
  await releaseOtherHolds(transaction, { customerId: customer.id, itemId: line.item_id, sessionCode });
  const held = await bookingOfAttempt(transaction, customer.id, sessionCode);
  const booking = await reserveTime(transaction, {
    bookable: bookableOf(line),
    itemId: line.item_id,
    selection: { start_date, end_date, time },
    now,
    except: held?.id ?? null,
  });
  if (booking.units !== line.qty) throw new Refused('SLOT_INVALID');
  const attempt = { customer, sessionCode };
  return (orderId: number) => writeTime(transaction, attempt, { service: line, booking }, { orderId });
}

interface QuotedRide {
  quote: StoredQuote;
  services: readonly object[];
  form: readonly object[];
}

/** The ride to the recipient in the address. The search for a driver starts when the seller hands the goods over. */
async function insertQuotedRide(
  transaction: Queryable,
  { quote, services, form }: QuotedRide,
  address: { full_name: string; phone_number: string } | null,
  order_id: number,
  at: Date,
) {
  const { name, phone } = await contactOf(transaction, quote.customer_id);
  await insertRide(transaction, {
    order_id,
    quote,
    is_call: false,
    origin: quote.origin,
    destination: quote.destination,
    contact_name: address?.full_name || name,
    contact_phone: address?.phone_number || phone,
    services,
    form,
    scheduled_at: null,
    at,
  });
}

async function buyGoods(transaction: Queryable, customer: Customer, fields: OrderFields, at: Date) {
  const app = await steadyStore(transaction, customer.storeId);
  const { lines, isAsSent } = await takeBought(transaction, customer, fields, at);
  const [{ shop, type }] = lines;
  const bookTime = await timeOf(transaction, customer, fields, lines, at);
  const subtotal = subtotalOf(lines);
  requireMinimum(app, subtotal);

  const carried = await deliveryOf(transaction, app, customer, fields, lines, at);
  const { address, delivery } = carried;
  const ride = 'ride' in carried ? carried.ride : null;
  const dropship = chooseDropship(app, fields);
  const payment = choosePayment(app, fields, { cart_type: type, carrier_type: delivery.carrier_type });
  const stockedLines = lines.filter(({ use_quantity }) => use_quantity === 1);
  const isInStock = await takeStock(
    transaction,
    stockedLines.map(({ item_id, variant_id, qty }) => ({ itemId: item_id, variantId: variant_id, quantity: qty })),
  );
  if (!isInStock) throw new Refused('STOCK_SHORT');

  const voucher = await useVoucher(transaction, customer, {
    code: fields.voucher_code ?? '',
    lines,
    subtotal,
    deliveryCost: delivery.delivery_cost,
    now: at,
  });
  return placeOrder(
    transaction,
    { app, customer, at },
    {
      ...delivery,
      ...payment,
      ...voucher,
      ...dropship,
      category: ride ? OrderCategory.GOODS_AND_COURIER : orderCategoryOf(type),
      cart_type: type,
      auto_order: app.auto_order,
      needsNoConfirmation: needsNoConfirmation(app, lines[0]),
      shop,
      lines,
      order_fee: ride ? app.order_fee_product_courrier : app.order_fee_product,
      shown: { total: fields.total, isAsSent },
      note: fields.note ?? '',
      address,
    },
    async ({ id }) => {
      await bookTime?.(id);
      if (ride) await insertQuotedRide(transaction, ride, address, id, at);
    },
  );
}

/** Once per session code, in one transaction. */
export const createOrder =
  (attempts: ReturnType<typeof createAttempts>, now: Clock) => (customer: Customer, fields: OrderFields) => {
    const { session_code, ...others } = fields;
    const attempt = {
      customerId: customer.id,
      sessionCode: session_code,
      operation: 'createOrder',
      fields: others,
    } as const;
    return attempts.once(attempt, (transaction) => buyGoods(transaction, customer, fields, now()));
  };
