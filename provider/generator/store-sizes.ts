import itemsSchema from '../__generated__/items-schema.json';

const most = itemsSchema.properties.items.maxItems;

/**
 * Shares items among stores as they are shared in life: the first has the most, and each has at least one.
 * @throws RangeError where they can't be shared so.
 */
export function storeSizes(items: number, stores: number): number[] {
  if (items < stores) throw new RangeError(`${stores} stores need at least ${stores} items`);
  if (items > stores * most) throw new RangeError(`A store has at most ${most} items: ${items} need more stores`);
  let left = items;
  let weightLeft = Array.from({ length: stores }, (_, index) => 1 / Math.sqrt(index + 1)).reduce((a, b) => a + b, 0);
  return Array.from({ length: stores }, (_, index) => {
    const weight = 1 / Math.sqrt(index + 1);
    const after = stores - index - 1;
    const share = Math.round((left * weight) / weightLeft);
    const size = Math.min(Math.max(share, 1, left - after * most), most, left - after);
    left -= size;
    weightLeft -= weight;
    return size;
  });
}
