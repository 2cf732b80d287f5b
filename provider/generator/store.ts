import { chanceFrom } from './chance';
import { trades } from './trades';
import itemsSchema from '../__generated__/items-schema.json';

export const codenameOf = (index: number) => `seed${String(index + 1).padStart(4, '0')}`;

export function makeStore(seed: number, index: number): object {
  const codename = codenameOf(index);
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

const maxItems = itemsSchema.properties.items.maxItems;

/** The first store has most items, and each has at least one. @throws RangeError if they cannot be distributed. */
export function storeSizes(items: number, stores: number): number[] {
  if (items < stores) throw new RangeError(`${stores} stores need at least ${stores} items`);
  if (items > stores * maxItems)
    throw new RangeError(`A store has at most ${maxItems} items: ${items} need more stores`);
  let remaining = items;
  let remainingWeight = Array.from({ length: stores }, (_, index) => 1 / Math.sqrt(index + 1)).reduce(
    (a, b) => a + b,
    0,
  );
  return Array.from({ length: stores }, (_, index) => {
    const weight = 1 / Math.sqrt(index + 1);
    const after = stores - index - 1;
    const share = Math.round((remaining * weight) / remainingWeight);
    const size = Math.min(Math.max(share, 1, remaining - after * maxItems), maxItems, remaining - after);
    remaining -= size;
    remainingWeight -= weight;
    return size;
  });
}
