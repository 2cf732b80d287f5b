import { ItemType, OrderCategory, OrderStatus } from '../../../__generated__/codes';
import { addDays } from 'date-fns/addDays';
import type { Clock } from '../../../clock';
import type { Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { SignedInCustomer } from '../../../customer';
import type { OperationRequest } from '../../../contract/operations';
import type { StoredRides } from '../../../store-check/store-document';
import type { createAttempts } from '../../attempts/queries';
import { momentOf, parseDay } from '../../bookings/rules/calendar';
import { requireAvailable, subtotal } from '../../cart/rules/lines';
import { detailsWithDefaults } from '../../catalogue/queries/item-columns';
import { sellablesOf } from '../../catalogue/queries/sellables';
import { contactOf, insertRide, ridesOf, takeQuote } from '../../directions/queries';
import { chooseServices } from '../../directions/rules/extra-services';
import { isCall } from '../../directions/rules/quote';
import { priceOf } from '../../directions/rules/tariff';
import { startRide } from '../../orders/queries/order-changes';
import { choosePayment, useRideVoucher } from '../../orders/rules/checkout-choices';
import { placeOrder } from '../../orders/rules/place-order';
import { fillRideForm } from '../../forms/rules/form-files';
import { createCommerce, lockStoreKey } from '../../stores/queries/stores';

type Fields = OperationRequest<'createRideOrder'>['body'];
type Customer = Pick<SignedInCustomer, 'id' | 'storeId'>;

const maxDaysAhead = 30;

/** Null for a ride that starts now. @throws Refused */
function scheduleOf(rides: StoredRides, isCallOut: boolean, { date, hour, minute }: Fields, now: Date): Date | null {
  if (date === undefined && hour === undefined && minute === undefined) return null;
  const day = parseDay((date ?? '').replaceAll('/', '-'));
  if (!isCallOut || day === undefined || hour === undefined) throw new Refused('RIDE_SCHEDULE_INVALID');
  const moment = momentOf(rides, day, hour * 60 + (minute ?? 0));
  if (moment < now || moment > addDays(now, maxDaysAhead)) throw new Refused('RIDE_SCHEDULE_INVALID');
  return moment;
}

async function takeRide(transaction: Queryable, customer: Customer, fields: Fields, at: Date) {
  const [item] = await sellablesOf(transaction, customer.storeId, fields.list_vuid);
  if (!item) throw new Refused('NOT_PURCHASABLE');
  requireAvailable(item, ItemType.COURIER_RIDE, at);
  const quote = await takeQuote(transaction, customer.id, fields.quote_uid, at);
  if (quote?.list_view_uid !== fields.list_vuid) throw new Refused('RIDE_QUOTE_EXPIRED');
  const rides = await ridesOf(transaction, customer.storeId);
  const details = detailsWithDefaults(item.details);
  return {
    item,
    quote,
    price: priceOf(rides, item.price, quote),
    services: chooseServices(details.services, fields.services),
    form: await fillRideForm(transaction, customer, details.form_view_uid, fields.form_data),
    scheduled_at: scheduleOf(rides, isCall(item), fields, at),
  };
}

const noNote = '-';
const unnamed = { item_id: null, variant_id: null, list_view_uid: '', variant_name: null, image: null };

async function insertRideOrder(transaction: Queryable, customer: Customer, fields: Fields, at: Date) {
  await lockStoreKey(transaction, customer.storeId);
  const app = await createCommerce(transaction).of(customer.storeId);
  const { item, quote, price, services, form, scheduled_at } = await takeRide(transaction, customer, fields, at);
  const { item_id, list_view_uid, title, image, shop } = item;
  const lines = [
    { ...unnamed, item_id, list_view_uid, title, image, price, qty: 1 },
    ...services.map((service) => ({ ...unnamed, title: service.name, price: service.price, qty: service.qty })),
  ];
  const payment = choosePayment(app, fields, { cart_type: ItemType.COURIER_RIDE, carrier_type: null });
  const code = fields.voucher_code ?? '';
  const voucher = await useRideVoucher(transaction, { customer, code, amount: subtotal(lines), item, now: at });
  const placed = await placeOrder(
    transaction,
    { app, customer, at },
    {
      ...payment,
      ...voucher,
      category: isCall(item) ? OrderCategory.CALLED_SERVICE : OrderCategory.COURIER,
      cart_type: ItemType.COURIER_RIDE,
      auto_order: 1,
      needsNoConfirmation: true,
      shop,
      lines,
      order_fee: detailsWithDefaults(item.details).order_fee_courrier,
      shown: { total: fields.total, isAsSent: fields.price === undefined || fields.price === price },
      note: fields.note === noNote ? '' : fields.note,
    },
    async ({ id, status }) => {
      const contact = await contactOf(transaction, customer.id);
      await insertRide(transaction, {
        order_id: id,
        quote,
        is_call: isCall(item),
        origin: { ...quote.origin, address: fields.origin_address || quote.origin.address },
        destination: { ...quote.destination, address: fields.destination_address || quote.destination.address },
        contact_name: fields.name?.trim() || contact.name,
        contact_phone: fields.phone || contact.phone,
        services,
        form,
        scheduled_at,
        at,
      });
      if (status === OrderStatus.NEW) await startRide(transaction, id, at);
    },
  );
  return { ...placed, schedule_type: scheduled_at ? 1 : 0 } as const;
}

/** Once per session code, in one transaction. */
export const createRideOrder =
  (attempts: ReturnType<typeof createAttempts>, now: Clock) => (customer: Customer, fields: Fields) => {
    const { session_code: sessionCode, ...others } = fields;
    return attempts.once(
      { customerId: customer.id, sessionCode, operation: 'createRideOrder', fields: others },
      (transaction) => insertRideOrder(transaction, customer, fields, now()),
    );
  };
