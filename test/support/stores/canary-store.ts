import type { GeneratedStore, StoreDocument } from './store-documents';

/**
 * A small store with every kind of content, whose texts all contain the same canary: a page with a canary of another
 * store has leaked.
 */
export function canaryStore(codename: string, canary: string, app: object = {}): GeneratedStore {
  const document: StoreDocument = {
    codename,
    domains: [`${codename}.example`],
    app: { view_uid: `${codename}_app`, name: `Toko ${canary}`, tagline: canary, layout: 5, ...app },
    components: [
      { view_uid: 'tentang', name: `Tentang ${canary}`, category: 0, visibility: 3, attr1: `<p>Cerita ${canary}</p>` },
      { view_uid: 'barang', name: `Barang ${canary}`, category: 6, visibility: 3, attr1: '1', attr3: '2' },
      {
        view_uid: 'kontak',
        name: `Kontak ${canary}`,
        category: 3,
        ctas: [{ view_uid: 'wa', type: 0, value: '628123456789', label: `Tanya ${canary}` } as never],
      },
      {
        view_uid: 'lokasi',
        name: `Lokasi ${canary}`,
        category: 2,
        maps: [{ view_uid: 'pusat', lat: -6.9, lng: 107.6, name: `Pusat ${canary}` } as never],
      },
      {
        view_uid: 'potongan',
        name: `Potongan ${canary}`,
        category: 7,
        segments: [
          { view_uid: 'laris', category: 0, title: `Laris ${canary}`, metas: { component: 'barang' } } as never,
        ],
      },
    ],
  };
  const items = Array.from({ length: 20 }, (_, index) => ({
    view_uid: `barang${index}`,
    components: ['barang'],
    type: 0,
    title: `Barang ${index} ${canary}`,
    content: `<p>Isi ${canary}</p>`,
    price: 1_000 + index,
  }));
  const shop = { view_uid: 'lapak', components: ['barang'], type: 4, title: `Lapak ${canary}`, lat: -6.9, lng: 107.6 };
  return { document, items: [...items, shop] };
}

/** Paths of the canary store's pages, inside the store. */
export const canaryPaths = [
  '',
  '/m/tentang-tentang',
  '/m/barang-barang',
  '/m/barang-barang?page=2',
  '/m/kontak-kontak',
  '/m/lokasi-lokasi',
  '/m/potongan-potongan',
  '/p/barang-barang3',
  '/p/toko-lapak',
  '/search/0',
  '/search/isi',
];
