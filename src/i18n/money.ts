/** An amount in whole units of the store's currency, with the sign that the store shows. */
export interface Money {
  amount: number;
  currency: string;
}

const digits = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** `Rp12.500`: rupiah are grouped the Indonesian way in every language. */
export const formatMoney = ({ amount, currency }: Money) =>
  `${amount < 0 ? '-' : ''}${currency}${digits.format(Math.abs(amount))}`;
