/** An extra that the seller offers for a ride. */
export interface RideExtra {
  id: string;
  /** Price per piece, in whole rupiah. */
  price: number;
  isRequired: boolean;
  /** Null for no limit. */
  maxQuantity: number | null;
}

/** The quantity of each extra, by id; a missing one was never changed. */
export type ExtraQuantities = { readonly [id: string]: number };

const unlimited = 99;

export const minimumOf = ({ isRequired }: RideExtra) => (isRequired ? 1 : 0);
export const limitOf = (extra: RideExtra) => Math.max(minimumOf(extra), extra.maxQuantity ?? unlimited);

export const quantityOf = (extra: RideExtra, quantities: ExtraQuantities) =>
  Math.min(limitOf(extra), Math.max(minimumOf(extra), Math.trunc(quantities[extra.id] ?? 0)));

/** The extras that are ordered with the ride: those with a quantity. */
export const chosenExtras = (extras: readonly RideExtra[], quantities: ExtraQuantities) =>
  extras.flatMap((extra) => {
    const quantity = quantityOf(extra, quantities);
    return quantity > 0 ? [{ id: extra.id, quantity, price: extra.price }] : [];
  });

export const extrasTotal = (extras: readonly { price: number; quantity: number }[]) =>
  extras.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
