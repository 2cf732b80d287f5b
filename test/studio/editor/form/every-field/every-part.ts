const actionTypes = [0, 1, 3, 7, 11, 15, 18, 43];
const action = (type: number, at: number) => ({ view_uid: `action${at}`, type, label: 'Aksi' });
const place = { view_uid: 'tempat', lat: -6.2, lng: 106.8, name: 'Tempat' };
const segment = (category: number) => ({ view_uid: `segmen${category}`, category, title: 'Segmen' });
const component = (category: number, more: object) => ({
  view_uid: `bagian${category}`,
  name: `Bagian ${category}`,
  category,
  ...more,
});
const carrier = (type: number, more: object) => ({ view_uid: `kurir${type}`, name: 'Kurir', type, ...more });

/** A store with an entry of each sort in each list, and the switches on that other fields need. */
export const everyPart = {
  codename: 'toko',
  app: {
    ...{ view_uid: 'toko', name: 'Toko', layout: 9, search_box: 2, header_logo: 'listimage/before.webp' },
    ...{ popup_flag: 1, popup_image: 'popup/before.webp', use_label_flag: 1, use_expedition: 1 },
    ...{ balance_flag: 1, customer_points_flag: 1, points: { per_amount: 10_000, points: 1 }, referral_flag: 1 },
    slider: [{ image: 'appslider/before.webp', title: 'Promo' }],
    labels: [{ id: 'halal', name: 'Halal' }],
    carriers: [
      carrier(1, {
        lat: -6.2,
        lng: 106.8,
        cost: 3000,
        extra_services: [{ view_uid: 'tip', name: 'Tip', price: 1000 }],
      }),
      carrier(2, { cost: 3000 }),
      carrier(3, {
        services: [
          {
            service: 'REG',
            description: 'Reguler',
            base: 9000,
            per_kg: 1000,
            per_zone: 1000,
            days_from: 1,
            days_to: 5,
          },
        ],
      }),
    ],
    payment_options: [0, 1, 2].map((type) => ({ id: `bayar${type}`, type, title: 'Bayar' })),
    rewards: [{ unique_id: 'hadiah', points: 10, reward: 1000 }],
  },
  components: [
    component(0, { attr1: '' }),
    component(1, { ctas: [action(0, 9)] }),
    component(2, { maps: [place] }),
    component(3, { ctas: actionTypes.map(action) }),
    component(4, { attr1: '<p>HTML</p>' }),
    component(5, {
      bills: [{ name: 'Tagihan', lines: [{ code: 'pln', name: 'PLN', product_code: 'PULSA', category: 5 }] }],
    }),
    component(6, { attr1: '1' }),
    component(7, {
      segments: [
        ...[0, 1, 4].map(segment),
        { ...segment(2), ctas: [action(0, 10)] },
        { ...segment(3), metas: { maps: [{ ...place, view_uid: 'sini' }] } },
      ],
    }),
  ],
  bill_services: [
    { product_code: 'PLN', regions: [{ code: 'jakarta', name: 'Jakarta' }] },
    { product_code: 'PULSA', products: [{ product_code: 'PULSA20', name: 'Pulsa', price: 20_000 }] },
    { product_code: 'PDAM', products: [{ product_code: 'AIR', name: 'Air', price: 20_000 }] },
  ],
  rides: {
    zones: [{ code: 'pusat', name: 'Pusat', lat: -6.2, lng: 106.8, radius_km: 5, percent: 100 }],
    hours: [{ name: 'Pagi', from: '06:00', to: '09:00', percent: 100 }],
    surge: [{ name: 'Ramai', rides: 5, percent: 100 }],
  },
  forms: [
    {
      view_uid: 'pesan',
      title: 'Pesan',
      lines: [
        {
          ...{ view_uid: 'ukuran', label: 'Ukuran', type: 4 },
          options: [
            { view_uid: 'kecil', label: 'Kecil' },
            { view_uid: 'besar', label: 'Besar' },
          ],
        },
        { view_uid: 'pita', label: 'Pita', type: 0, show_if: { line: 'ukuran', options: ['kecil'] } },
        { view_uid: 'kotak', label: 'Kotak', type: 0 },
      ],
    },
  ],
};

/** The same store with a colour of its own instead of a palette. */
export const withOwnColor = { ...everyPart, app: { ...everyPart.app, color_custom_flag: 1 } };
