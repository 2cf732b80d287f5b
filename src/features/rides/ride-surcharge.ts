export interface RideSurcharge {
  name: string;
  percent: number;
  /** Null if only the percentage is known. */
  amount: { amount: number } | null;
}

/** The surcharge in rupiah if the amount is known, otherwise as a percentage. */
export const surchargeText = ({ percent, amount }: RideSurcharge, amountText: (amount: number) => string) => {
  const sign = percent > 100 ? '+' : '';
  return `${sign}${amount ? amountText(amount.amount) : `${percent - 100}%`}`;
};

/** The sum of the surcharges with a known amount. */
export const surchargesTotal = (surcharges: readonly RideSurcharge[]) =>
  surcharges.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0);
