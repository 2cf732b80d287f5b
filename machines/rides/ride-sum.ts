/** Something that can be added to a ride, as its seller offers it. */
export interface RideExtra {
  id: string;
  /** Of one, in whole rupiah. */
  price: number;
  isRequired: boolean;
  /** Null for no limit. */
  maxQuantity: number | null;
}

/** How many of each, by id; one that is missing was never touched. */
export type ExtraQuantities = { readonly [id: string]: number };

const unlimited = 99;

export const minimumOf = ({ isRequired }: RideExtra) => (isRequired ? 1 : 0);
export const limitOf = (extra: RideExtra) => Math.max(minimumOf(extra), extra.maxQuantity ?? unlimited);

export const quantityOf = (extra: RideExtra, quantities: ExtraQuantities) =>
  Math.min(limitOf(extra), Math.max(minimumOf(extra), Math.trunc(quantities[extra.id] ?? 0)));

/** What is ordered with the ride: nothing of what has no quantity. */
export const chosenExtras = (extras: readonly RideExtra[], quantities: ExtraQuantities) =>
  extras.flatMap((extra) => {
    const quantity = quantityOf(extra, quantities);
    return quantity > 0 ? [{ id: extra.id, quantity, price: extra.price }] : [];
  });

export const extrasTotal = (extras: readonly { price: number; quantity: number }[]) =>
  extras.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
