import { useMessages } from './use-messages';

/** Formats an amount in whole units of the store's currency, with the store's currency sign. */
export interface Money {
  amount: number;
  currency: string;
}

const digits = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** `Rp12.500`: rupiah are grouped the Indonesian way in every language. */
export const formatMoney = ({ amount, currency }: Money) =>
  `${amount < 0 ? '-' : ''}${currency}${digits.format(Math.abs(amount))}`;

/** `const money = useMoney(); money(item.price)` */
export const useMoney = () => formatMoney;

export const isFree = ({ amount }: Pick<Money, 'amount'>) => amount === 0;

/** The price of an item; a price of 0 is shown as free. */
export function usePrice() {
  const m = useMessages();
  return (price: Money) => (isFree(price) ? m('item.free') : formatMoney(price));
}

/** Formats an amount of the customer's wallet: `Rp6.400`, or `6.400 Koin` if the store's wallet has no currency. */
export function useWalletMoney() {
  const m = useMessages();
  return (money: Money) =>
    money.currency ? formatMoney(money) : m('strip.koin-amount', { amount: formatMoney(money) });
}
