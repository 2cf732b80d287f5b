import type { StoredPaymentOption } from '../../../store-check/commerce';
import { type PaymentKind, paymentKind } from './codes';

/** The way an order is paid, as its columns. */
export interface PaymentColumns {
  payment_id: string;
  payment_type: PaymentKind;
  payment_name: string;
  payment_icon: string | null;
  /** Html; how to pay. */
  payment_method: string;
  admin_fee: number;
  va_prefix: string | null;
  seller_account: string | null;
}

const withVirtualAccount: readonly number[] = [paymentKind.PLATFORM, paymentKind.API];

/** What an order keeps of a way to pay. */
export const paymentColumns = (option: StoredPaymentOption): PaymentColumns => ({
  payment_id: option.id,
  payment_type: option.type as PaymentKind,
  payment_name: option.title,
  payment_icon: option.icon ?? null,
  payment_method: option.detail,
  admin_fee: option.admin_fee,
  va_prefix: withVirtualAccount.includes(option.type) ? (option.va_prefix ?? null) : null,
  seller_account: option.type === paymentKind.SELLER ? (option.account ?? null) : null,
});
