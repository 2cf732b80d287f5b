import type { Voucher_CardFragment, VoucherCategory } from '../../__generated__/gql/graphql';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import { useWalletMoney } from '../../i18n/money';
import { useRefusalText } from '../refusals/refusal-text';

export const categoryTexts: { readonly [Category in VoucherCategory]: PlainMessageKey } = {
  GOODS: 'voucher.category-goods',
  DELIVERY: 'voucher.category-delivery',
  GOODS_AND_DELIVERY: 'voucher.category-goods-and-delivery',
  SERVICE: 'voucher.category-service',
  COURIER: 'voucher.category-courier',
  DIGITAL: 'voucher.category-digital',
  UNKNOWN: 'voucher.category-other',
};

/** The benefit of a voucher as a short text. */
export function useVoucherWorth() {
  const m = useMessages();
  const money = useWalletMoney();
  return ({ worth, isCashback }: Voucher_CardFragment) => {
    const textOf = (text: string) => m(isCashback ? 'voucher.cashback-of' : 'voucher.discount-of', { worth: text });
    if (worth.__typename === 'FixedWorth') return textOf(money(worth.amount));
    const share = textOf(`${worth.percent}%`);
    return worth.maximum ? `${share} ${m('voucher.at-most', { amount: money(worth.maximum) })}` : share;
  };
}

/** Why a voucher cannot be used yet for the intended purchase. */
export function useVoucherReason() {
  const m = useMessages();
  const textOf = useRefusalText();
  return ({ category, refusal }: Voucher_CardFragment): string => {
    if (!refusal) return '';
    const waitsForDelivery = category === 'DELIVERY' && refusal.code === 'VOUCHER_NOT_APPLICABLE';
    return waitsForDelivery ? m('checkout.carrier-missing') : textOf(refusal);
  };
}
