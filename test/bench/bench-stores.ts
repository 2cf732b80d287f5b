import type { ProviderAdmin } from '../support/programs/provider-admin';

/** So many lists that every cache has evicted each one before it is requested again. */
const storeCount = 300;
const listsPerStore = 20;
const itemsPerList = 20;

const emojis = [
  'leafy-green',
  'tomato',
  'carrot',
  'mango',
  'red-apple',
  'egg',
  'tangerine',
  'fish',
  'shrimp',
  'hot-pepper',
];

const documentOf = (codename: string) => ({
  codename,
  app: { view_uid: `${codename}_app`, name: `Toko ${codename}`, layout: 5, tagline: 'Toko untuk pengukuran' },
  components: Array.from({ length: listsPerStore }, (_, index) => ({
    view_uid: `l${index}`,
    name: `Daftar ${index}`,
    category: 6,
    attr1: '1',
    attr3: '3',
  })),
});

const lists = Array.from({ length: listsPerStore }, (_, index) => `l${index}`);

const items = Array.from({ length: itemsPerList }, (_, index) => ({
  view_uid: `barang${index}`,
  components: lists,
  type: 0,
  title: `Bayam hijau segar ikat besar nomor ${index}`,
  content: '<p>Dipetik pukul tiga pagi, tiba sebelum sarapan. Cuci sebelum dimasak.</p>',
  image: `listimage/${emojis[index % emojis.length]}~mint.svg`,
  price: 4_500 + index * 250,
  price_before_discount: 6_000 + index * 250,
  sold: 1_240 + index,
  review_rating: 4.8,
  discussion_count: 12,
  regency: '32.73',
}));

/** Paths and facade variables of every list of every store. */
export interface BenchStores {
  codenames: string[];
  pages: string[];
  lists: { store: string; id: string }[];
}

/** Fills the provider with stores of twenty lists of twenty items. */
export async function fillStores(admin: ProviderAdmin): Promise<BenchStores> {
  const codenames = Array.from({ length: storeCount }, (_, index) => `bench${index}`);
  for (const codename of codenames) {
    const applied = await admin.apply(codename, documentOf(codename));
    if (!applied.ok) throw new Error(JSON.stringify(applied.errors));
    await admin.replaceItems(codename, items);
  }
  const all = lists.flatMap((id) => codenames.map((store) => ({ store, id })));
  return {
    codenames,
    pages: all.map(({ store, id }) => `/${store}/m/${id.replace('l', 'daftar_')}-${id}`),
    lists: all,
  };
}
