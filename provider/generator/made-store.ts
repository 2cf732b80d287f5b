import { chanceFrom } from './chance';
import { trades } from './trades';

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
