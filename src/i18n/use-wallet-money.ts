import { formatMoney, type Money } from './money';
import { useMessages } from './use-messages';

/** Formats an amount of the customer's wallet: `Rp6.400`, or `6.400 Koin` where the store's wallet has no currency. */
export function useWalletMoney() {
  const m = useMessages();
  return (money: Money) =>
    money.currency ? formatMoney(money) : m('strip.koin-amount', { amount: formatMoney(money) });
}
