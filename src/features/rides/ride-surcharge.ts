export interface RideSurcharge {
  name: string;
  percent: number;
  /** Null where only the percent is known. */
  amount: { amount: number } | null;
}

/** What is known of it, in rupiah if that is. */
export const surchargeText = ({ percent, amount }: RideSurcharge, say: (amount: number) => string) => {
  const sign = percent > 100 ? '+' : '';
  return `${sign}${amount ? say(amount.amount) : `${percent - 100}%`}`;
};

/** The part of a price that they are, as far as it is known. */
export const surchargesTotal = (surcharges: readonly RideSurcharge[]) =>
  surcharges.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0);
