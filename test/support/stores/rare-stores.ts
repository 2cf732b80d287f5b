import type { VariedStore } from './varied-store';

const jakarta = { lat: -6.2, lng: 106.8 };
const bandung = { lat: -6.9, lng: 107.6 };
const surabaya = { lat: -7.25, lng: 112.75 };
type Point = typeof jakarta;

const ride = (view_uid: string, origin: Point, destination: Point) => ({
  ...{ view_uid, type: 3, title: view_uid, price: 5000 },
  ...{ set_origin_flag: 1, origin_lat: origin.lat, origin_lng: origin.lng },
  ...{ set_destination_flag: 1, destination_lat: destination.lat, destination_lng: destination.lng },
});

const ofOneCity = {
  ...{ service: 'REG', description: 'Biasa', farthest_zone: 0 },
  ...{ base: 8000, per_kg: 1, per_zone: 1, days_from: 1, days_to: 2 },
};

/** A store with the reasons to be stuck that stores by chance have seldom or never. */
export const rareStore: VariedStore = {
  document: {
    codename: 'jarang',
    app: {
      ...{ view_uid: 'jarang_app', name: 'Jarang', layout: 4 },
      ...{ use_expedition: 1, balance_flag: 1 },
      carriers: [
        { view_uid: 'kurir', name: 'Kurir', type: 2, cost: 9000 },
        { view_uid: 'pos', name: 'Pos', type: 3, services: [ofOneCity] },
      ],
      payment_options: [
        { id: 'tunai', type: 2, title: 'Tunai', cart_types: [0, 1, 3, 5] },
        { id: 'saldo', type: 3, title: 'Saldo', cart_types: [5] },
        { id: 'pengantar', type: 2, title: 'Ke pengantar', cart_types: [0], carrier_types: [1] },
      ],
    },
    components: [
      { view_uid: 'rak', name: 'Rak', category: 6 },
      {
        ...{ view_uid: 'tagihan', name: 'Tagihan', category: 5 },
        bills: [{ name: 'Air', lines: [{ code: 'air', name: 'Air', product_code: 'AIR', category: 5 }] }],
      },
    ],
    bill_services: [
      {
        ...{ product_code: 'AIR', min_digits: 12, max_length: 5 },
        products: [{ product_code: 'AIR20', name: 'Air', price: 20_000 }],
      },
    ],
    rides: {
      max_km: 20,
      zones: [
        { code: 'jakarta', name: 'Jakarta', ...jakarta, radius_km: 10 },
        { code: 'bandung', name: 'Bandung', ...bandung, radius_km: 10 },
      ],
    },
  },
  items: [
    ride('terlalu_jauh', jakarta, bandung),
    ride('diam', jakarta, jakarta),
    ride('di_luar', surabaya, surabaya),
    { ...ride('derek', jakarta, jakarta), style: 1, set_destination_flag: 0 },
    { view_uid: 'taksi', type: 3, title: 'Taksi', price: 5000 },
    { view_uid: 'beras', type: 0, title: 'Beras', price: 60_000 },
    { view_uid: 'tiket', type: 5, title: 'Tiket', price: 50_000 },
    {
      view_uid: 'nanti',
      type: 1,
      style: 3,
      title: 'Nanti',
      price: 40_000,
      booking: { first_day: '2028-01-01', horizon_days: 10 },
    },
  ],
};

/** A store whose goods are delivered by drivers alone, and whose other purchases are over. */
export const riddenStore: VariedStore = {
  document: {
    codename: 'diantar',
    app: {
      ...{ view_uid: 'diantar_app', name: 'Diantar', layout: 4, use_expedition: 1 },
      carriers: [{ view_uid: 'ojek', name: 'Ojek', type: 1, cost: 3000, ...jakarta }],
      payment_options: [{ id: 'tunai', type: 2, title: 'Tunai', cart_types: [0, 5] }],
    },
    components: [{ view_uid: 'rak', name: 'Rak', category: 6 }],
  },
  items: [
    { view_uid: 'beras', type: 0, title: 'Beras', price: 60_000 },
    { view_uid: 'tiket', type: 5, title: 'Tiket', price: 50_000, expired_date: '2026-11-01' },
  ],
};
