import { checkStore } from '../../../provider/store-check/check-store';
import { SourceRefused } from '../../../provider/store-check/issue';
import { itemPartIssues } from '../../../provider/store-check/item-parts';
import type { CatalogueItem } from '../../../provider/store-check/catalogue-item';
import { changed, storeText } from '../../support/provider/fixture-store';
import { withRides } from '../../support/provider/rides';
import { commerce, forms } from '../../support/provider/shop';

const document = withRides(`${changed(storeText(), 'layout: 0', commerce).trimEnd()}\n${forms}`);

function reasonsOf(from: string, to: string): string {
  try {
    checkStore(changed(document, from, to), 'store.yaml');
    return '';
  } catch (error) {
    if (!(error instanceof SourceRefused)) throw error;
    return error.message;
  }
}

test('missing tariffs get their defaults', () => {
  expect(checkStore(document, 'store.yaml').filled.rides).toMatchObject({
    timezone: 'Asia/Jakarta',
    rounding: 100,
    zones: [{ percent: 100 }, { min_price: 0 }],
  });
  expect(checkStore(storeText(), 'store.yaml').filled.rides).toMatchObject({ max_km: 60, zones: [], hours: [] });
});

test.each([
  ['a zone twice', 'code: luar', 'code: kota', /"kota" is already used by zones\[0\]/],
  ['a zone without a radius', 'radius_km: 8, ', '', /radius_km/],
  ['hours without a length', "to: '08:30'", "to: '06:30'", /begins and ends at 06:30/],
  ['hours that are no time', "to: '08:30'", "to: '24:30'", /24:30/],
  ['a demand twice', 'rides: 4', 'rides: 2', /2 is already used by surge\[0\]/],
  [
    'a carrier that begins nowhere',
    ', lat: -6.9175, lng: 107.6191, address: Toko',
    '',
    /type 1 and needs "lat" and "lng"/,
  ],
  ['an extra twice', 'view_uid: tas', 'view_uid: segel', /"segel" is already used by extra_services\[0\]/],
  [
    'an extra of a parcel',
    'name: Antar sekarang, type: 1',
    'name: Antar sekarang, type: 2',
    /extra services, but is of type 2/,
  ],
  [
    'a form of a parcel',
    'name: Antar sekarang, type: 1, cost: 3000, lat: -6.9175, lng: 107.6191, address: Toko, extra_services: [{ view_uid: segel, name: Segel, price: 1000, required: 1, max_qty: 1, en: { name: Seal } }, { view_uid: tas, name: Tas hangat, price: 2000, max_qty: 2 }]',
    'name: Antar sekarang, type: 2, form_view_uid: kiriman',
    /has a form, but is of type 2/,
  ],
  ['an unknown form of a carrier', 'address: Toko', 'address: Toko, form_view_uid: kirimam', /no form "kirimam"/],
  ['half a position', 'lng: 107.6191, address: Toko', 'address: Toko', /needs both "lat" and "lng"/],
  ['a line twice', 'view_uid: berat', 'view_uid: isi', /"isi" is already used by lines\[0\]/],
  ['an option twice', 'view_uid: l,', 'view_uid: s,', /"s" is already used by options\[0\]/],
  ['a choice of nothing', 'type: 6', 'type: 4', /type 4 and no options/],
  ['a text with options', 'Ukuran, type: 4', 'Ukuran, type: 0', /has options, but is of type 0/],
])('%s is refused', (_what, from, to, reason) => {
  expect(reasonsOf(from, to)).toMatch(reason);
});

test.each([
  [{ type: 3, set_origin_flag: 1, origin_lat: -6.9 }, 'is 1 and needs "origin_lat" and "origin_lng"'],
  [{ type: 0, set_destination_flag: 1 }, 'is of an item of type 0'],
])('the fixed end of %j is refused', (fields, reason) => {
  const item = { variants: [], services: [], reviews: [], ...fields } as unknown as CatalogueItem;
  expect(itemPartIssues(item, ['items', 0])).toMatchObject([{ reason }]);
});
