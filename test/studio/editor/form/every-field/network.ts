import type { Execute } from '../../../../../src/api/execute';
import { FindItemsDocument } from '../../../../../studio/__generated__/documents/find-items';
import { ListCitiesDocument } from '../../../../../studio/__generated__/documents/list-cities';
import { ListProvincesDocument } from '../../../../../studio/__generated__/documents/list-provinces';
import { ReadItemDocument } from '../../../../../studio/__generated__/documents/read-item';
import { StorePicturesDocument } from '../../../../../studio/__generated__/documents/store-pictures';

const item = { id: 'roti', title: 'Roti Gandum', price: 25_000, picture: null, currency: 'Rp' };

const pictureOf = (picture: string, title: string, width: number, height: number) => ({
  ...{ picture, title, width, height },
  ...{ isAdded: true, bytes: 1000, addedAt: '2026-11-28T06:00:00Z', items: 0, uses: [] },
});
const pictures = [
  pictureOf('appicon/after.webp', 'Persegi', 512, 512),
  pictureOf('appslider/after.webp', 'Lebar', 1600, 800),
  pictureOf('popup/after.webp', 'Tegak', 800, 1000),
];

const data: Readonly<Record<string, object>> = {
  [FindItemsDocument.id]: { store: { foundItems: { items: [item], hasMore: false } } },
  [ReadItemDocument.id]: { store: { item } },
  [ListProvincesDocument.id]: { provinces: [{ id: '32', name: 'Jawa Barat' }] },
  [ListCitiesDocument.id]: { cities: [{ id: '32.73', name: 'Kota Bandung' }] },
  [StorePicturesDocument.id]: {
    store: { codename: 'toko', pictures: { __typename: 'Pictures', limit: 1000, pictures } },
  },
};

/** What the studio's server answers to the pickers. */
export const answerPickers = (({ id }: { id: string }) =>
  data[id] ? Promise.resolve({ ok: true, data: data[id] }) : new Promise(() => undefined)) as unknown as Execute;
