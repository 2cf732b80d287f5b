import type {
  CreateRideOrderInput,
  QuoteRideInput,
  RateDriverInput,
  RideEndInput,
  RideServiceInput,
  Store,
} from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { sentPaymentKind } from '../payments/codes';
import { mapCreation } from '../payments/map-creation';
import { mapOutcome } from '../../model/map-refusal';
import { mapRideQuote } from './mapping';
import type { CreateOrderModel, OutcomeModel, RideQuoteModel } from '../../model/models';
import { cutText } from '../../values/text';
import { formData } from '../forms/adapter';

const maxAddress = 200;

const endFields = <Name extends 'origin' | 'destination'>(name: Name, end: RideEndInput | null | undefined) =>
  end
    ? {
        [`${name}_lat`]: end.position.latitude,
        [`${name}_lng`]: end.position.longitude,
        [`${name}_address`]: cutText(end.address.trim(), maxAddress),
      }
    : {};

export const serviceFields = (services: readonly RideServiceInput[]) =>
  JSON.stringify(services.map(({ id, quantity }) => ({ service_view_uid: id, qty: quantity })));

/** The contract's value for an empty note. */
const noNote = '-';

export const createRides = (provider: ProviderCalls, { id, currency }: Store) => ({
  /** Positions are personal: send them in the body, never in a URL. */
  async quote({ item, carrier, origin, destination }: QuoteRideInput): Promise<RideQuoteModel> {
    const fields = {
      app_vuid: id,
      ...(item && { list_vuid: item }),
      ...(carrier && { exp_vuid: carrier }),
      ...endFields('origin', origin),
      ...endFields('destination', destination),
    };
    return mapRideQuote(await provider.quoteRide(fields), currency);
  },

  /** @throws ProviderError of kind `conflict` if the session code was used for another order */
  async create(order: CreateRideOrderInput): Promise<CreateOrderModel> {
    const { schedule } = order;
    const [hour, minute] = (schedule?.time ?? '').split(':').map(Number);
    const reply = await provider.createRideOrder({
      list_vuid: order.item,
      quote_uid: order.quote,
      note: order.note.trim() || noNote,
      total: order.total,
      services: serviceFields(order.services ?? []),
      form_data: formData(order.form ?? []),
      payment_id: order.payment,
      payment_type: sentPaymentKind(order.paymentKind),
      session_code: order.idempotencyKey,
      ...(order.name && { name: order.name.trim() }),
      ...(order.phone && { phone: order.phone }),
      ...(schedule && { date: schedule.date.replaceAll('-', '/'), hour: hour ?? 0, minute: minute ?? 0 }),
      ...(order.voucher && { voucher_code: order.voucher }),
    });
    return mapCreation(reply, currency);
  },

  async rate({ order, rating }: RateDriverInput): Promise<OutcomeModel> {
    return mapOutcome(await provider.rateDriver({ order_uid: order, rating }));
  },
});
