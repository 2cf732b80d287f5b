/** What a line costs; `price` in rupiah of one piece. */
export interface PricedLine {
  price: number;
  qty: number;
}

export const lineTotal = ({ price, qty }: PricedLine) => price * qty;

export const subtotal = (lines: readonly PricedLine[]) => lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** Grams of all pieces. */
export const totalWeight = (lines: readonly { weight: number; qty: number }[]) =>
  lines.reduce((sum, { weight, qty }) => sum + weight * qty, 0);
