import type { CreateOrderInput, Store } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { carrierKindCode, sentPaymentKind } from '../payments/codes';
import { checkoutKindCode } from '../checkout/codes';
import { timeFields } from '../bookings/adapter';
import { formData } from '../forms/adapter';
import { serviceFields } from '../rides/adapter';
import { mapAttempt, mapCreation } from '../payments/map-creation';
import type { CreateOrderModel, OrderAttemptModel } from '../../model/models';

export const createOrderCreation = (provider: ProviderCalls, { currency }: Store) => {
  async function attempt(idempotencyKey: string): Promise<OrderAttemptModel> {
    return mapAttempt((await provider.getAttempt({ session_code: idempotencyKey })).data, idempotencyKey);
  }

  return {
    attempt,

    /** @throws ProviderError of kind `conflict` if the session code was used for another order */
    async create(order: CreateOrderInput): Promise<CreateOrderModel> {
      return mapCreation(await provider.createOrder(fieldsOf(order, currency)), currency);
    },

    async pay(id: string, revision: number, idempotencyKey: string): Promise<CreateOrderModel> {
      const fields = { order_uid: id, revision, session_code: idempotencyKey };
      return mapCreation(await provider.payOrder(fields), currency);
    },
  };
};

/** Lines as the customer saw them: a retried order has the same fields even if the cart has changed. */
const cartOf = ({ kind, lines }: CreateOrderInput, currency: string) =>
  lines.map(({ id, quantity, price, variant, title, image, weight }) => ({
    view_uid: id,
    qty: quantity,
    variant_view_uid: variant ?? null,
    type: checkoutKindCode[kind ?? 'GOODS'].cart_type,
    currency,
    price,
    title,
    image: image ?? null,
    weight,
  }));

const fieldsOf = (order: CreateOrderInput, currency: string) => ({
  cart: JSON.stringify(cartOf(order, currency)),
  total: order.total,
  note: order.note,
  payment_id: order.payment,
  payment_type: sentPaymentKind(order.paymentKind),
  session_code: order.idempotencyKey,
  ...(order.item && { list_vuid: order.item }),
  ...(order.carrierKind && { expedition_type: carrierKindCode[order.carrierKind] }),
  ...(order.carrier && { courrier: order.carrier, exp_view_uid: order.carrier }),
  ...(order.package && { exp_type: order.package }),
  ...(order.rideQuote && {
    ride_quote_uid: order.rideQuote,
    services: serviceFields(order.rideServices ?? []),
    form_data: formData(order.rideForm ?? []),
  }),
  ...(order.voucher && { voucher_code: order.voucher }),
  ...(order.time && timeFields(order.time)),
  ...(order.dropship && { dropship_name: order.dropship.name, dropship_phone: order.dropship.phone }),
});
