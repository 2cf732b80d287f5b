import { chanceFrom } from './chance';
import { trades } from './trades';
import itemsSchema from '../__generated__/items-schema.json';

/** Codename of the made-up store of this number. */
export const madeCodename = (index: number) => `seed${String(index + 1).padStart(4, '0')}`;

/** A store document in which each trade has its list and its label. */
export function madeStore(seed: number, index: number): object {
  const codename = madeCodename(index);
  const chance = chanceFrom(`${seed} store ${index}`);
  const name = `${chance.pick(['Toko', 'Pasar', 'Gerai', 'Warung'])} ${chance.pick(['Makmur', 'Sentosa', 'Berkah', 'Lestari', 'Bahagia'])} ${index + 1}`;
  return {
    codename,
    app: {
      view_uid: `${codename}_app`,
      name,
      tagline: 'Toko untuk pengukuran',
      layout: chance.pick([5, 7]),
      header: chance.between(0, 4),
      use_label_flag: 1,
      labels: trades.map((trade) => ({ id: trade.id, name: trade.name })),
    },
    components: [
      {
        view_uid: 'beranda',
        name: 'Beranda',
        category: 7,
        segments: trades.slice(0, 2).map((trade) => ({
          view_uid: `pilihan_${trade.id}`,
          category: 0,
          title: trade.name,
          metas: { component: trade.id },
        })),
      },
      ...trades.map((trade) => ({ view_uid: trade.id, name: trade.name, category: 6, attr3: '2' })),
    ],
  };
}

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
