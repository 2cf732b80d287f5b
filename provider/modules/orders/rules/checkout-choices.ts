import { optionsFor } from '../../carriers/rules/payment-options';
import type { OperationRequest } from '../../../http/operations';
import { Refused } from '../../../errors/refusal';
import type { FilledStore } from '../../../store-check/store-document';
import { paymentColumns } from '../queries/payment-columns';

type Fields = OperationRequest<'createOrder'>['body'];
type App = FilledStore['app'];

/**
 * Whose name the parcel is sent in; empty for the store's.
 * @throws Refused where the store doesn't offer it, or one of both is missing.
 */
export function chooseDropship({ use_dropship }: App, { dropship_name = '', dropship_phone = '' }: Fields) {
  const [name, phone] = [dropship_name.trim(), dropship_phone.trim()];
  const isWanted = name !== '' || phone !== '';
  if (isWanted && (use_dropship !== 1 || name === '' || phone === '')) throw new Refused('DROPSHIP_INVALID');
  return { dropship_name: name, dropship_phone: phone };
}

/** @throws Refused where the store doesn't offer the way to pay for what is bought. */
export function choosePayment(
  { payment_options }: App,
  { payment_id, payment_type }: Pick<Fields, 'payment_id' | 'payment_type'>,
  { cart_type, carrier_type }: { cart_type: number; carrier_type: number | null },
) {
  const payable = { cartType: cart_type, carrierType: carrier_type ?? undefined };
  const option = optionsFor(payment_options, payable).find(
    ({ id, type }) => id === payment_id && type === payment_type,
  );
  if (!option) throw new Refused('PAYMENT_INVALID');
  return paymentColumns(option);
}
