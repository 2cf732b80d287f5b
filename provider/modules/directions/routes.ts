import { ItemType } from '../../__generated__/codes';
import { NotFound } from '../../errors/call-errors';
import { nothing, refusable } from '../../contract/envelope';
import type { SignedInCustomer } from '../../customer';
import type { Handlers } from '../../http/operations';
import type { OperationRequest } from '../../contract/operations';
import { optionsFor } from '../carriers/rules';
import type { Stores } from '../stores';
import type { Directions } from './index';
import { type RideQuote } from './rules/quote';

type Fields = OperationRequest<'quoteRide'>['body'];

const directionReply = (quote: RideQuote, kinds: number[]) => ({
  quote_uid: quote.unique_id,
  expires_at: quote.expires_at.toISOString(),
  origin: quote.origin,
  destination: quote.destination,
  direction: quote.direction,
  distance_price: quote.price,
  distance_value: quote.metres,
  duration_value: quote.seconds,
  order_fee_courrier: quote.fee,
  region_flag: 1,
  payment_type: kinds,
  surcharges: quote.surcharges,
  list_courrier_service: quote.services,
  ...(quote.form.length > 0 && { form: quote.form }),
});

export function directionRoutes({ directions, stores: { commerce } }: { directions: Directions; stores: Stores }) {
  const quote = (customer: SignedInCustomer, fields: Fields) =>
    refusable(async () => {
      if (fields.app_vuid !== customer.storeUid) throw new NotFound('The store does not exist');
      const { payment_options } = await commerce.of(customer.storeId);
      const payable = fields.exp_vuid ? { cartType: 0, carrierType: 1 } : { cartType: ItemType.COURIER_RIDE };
      const kinds = new Set(optionsFor(payment_options, payable).map(({ type }) => type));
      return directionReply(await directions.quote(customer, fields), [...kinds]);
    }, nothing);
  return {
    getDirection: ({ customer, query }) => quote(customer, query),
    quoteRide: ({ customer, body }) => quote(customer, body),
  } satisfies Partial<Handlers>;
}
