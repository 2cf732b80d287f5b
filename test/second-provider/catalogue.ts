import type { Rest } from './rest';

export const currency = 'Rp';
export const kedai = { codename: 'kedaisenja', view_uid: 'kedai_senja', name: 'Kedai Senja' };
export const kios = { codename: 'kiospagi', view_uid: 'kios_pagi', name: 'Kios Pagi' };

type Shape = Partial<Rest['ItemDetail']> & Pick<Rest['ItemDetail'], 'view_uid' | 'title'>;

let numbered = 0;

/** An item with all fields of its page; lists have a part of them. */
function item(shape: Shape): Rest['ItemDetail'] & Rest['FoundItem'] {
  numbered += 1;
  return {
    view_id: numbered,
    app_view_uid: kedai.view_uid,
    content: '<p>Dimasak tiap pagi.</p>',
    image: 'listimage/serundeng.svg',
    type: 0,
    style: 0,
    price: 10_000 + numbered * 500,
    price_before_discount: 0,
    currency,
    is_open: 1,
    close_status: '',
    quantity: 40,
    use_quantity: 1,
    use_variant: 0,
    max_qty: 40,
    text_buy: '',
    label_search: '',
    city_name: 'Kota Bandung',
    province_name: 'Jawa Barat',
    parent_view_uid: null,
    parent_name: '',
    weight: 250,
    sold: 100 - numbered,
    review_rating: 0,
    discussion_count: 0,
    distance: null,
    image2: null,
    image3: null,
    image4: null,
    image5: null,
    max_order_qty: 0,
    list_product_variant: [],
    purchasable: 1,
    url: '',
    action: 0,
    latitude: null,
    longitude: null,
    address: '',
    district_name: '',
    partner_view_uid: null,
    app_name: kedai.name,
    app_icon: 'appicon/kedai.svg',
    parent_image: null,
    parent_city_name: '',
    seller_rating: 0,
    seller_message_rate: 0,
    seller_discussion_rate: 0,
    set_origin_flag: 0,
    set_destination_flag: 0,
    origin_address: '',
    origin_lat: null,
    origin_lng: null,
    destination_address: '',
    destination_lat: null,
    destination_lng: null,
    order_fee_courrier: 0,
    list_courrier_service: [],
    expired_date: null,
    by_appointment: 0,
    working_hour: null,
    search_flag: 0,
    show_web: 0,
    discount_flag: 0,
    hide_image_flag: 0,
    hide_info: 0,
    hide_info_product: 0,
    hide_info_seller: 0,
    hide_info_rating: 0,
    hide_info_message: 0,
    product_show_discount: 0,
    product_show_related: 1,
    reviews: [],
    review_count: 0,
    list_count: 0,
    ...shape,
  };
}

const review = (id: string, rating: number, name: string): Rest['Review'] => ({
  id,
  rating,
  comment: 'Gurih dan tidak terlalu manis.',
  name,
  image: null,
  creation_date: '2026-10-04T09:12:00+07:00',
});
const reviews = [review('r1', 5, 'Ratih'), review('r2', 4, 'Bayu')];

const rideServices: Rest['CourierService'][] = [
  { view_uid: 'segel', name: 'Segel', price: 1_000, required: 1, max_qty: 1 },
];
const options = [
  { view_uid: 'kecil', label: 'Kecil' },
  { view_uid: 'besar', label: 'Besar' },
];
const rideForm: Rest['FormLine'][] = [
  { view_uid: 'ukuran', label: 'Ukuran', type: 4, required: 1, options },
  {
    view_uid: 'berat',
    label: 'Berat',
    type: 1,
    required: 1,
    options: [],
    show_if: { line: 'ukuran', options: ['besar'] },
  },
];

/** The form of the carrier that delivers goods by ride. */
export const carrierForm: Rest['FormLine'][] = [
  { view_uid: 'patokan', label: 'Patokan', type: 0, required: 1, options: [] },
  { view_uid: 'pagar', label: 'Pagar', type: 4, required: 1, options },
];

const menu = ['Serundeng Kelapa', 'Abon Sapi', 'Teh Melati', 'Kopi Tubruk', 'Sambal Bawang', 'Keripik Tempe'];
const more = Array.from({ length: 20 }, (_, index) => `Kue Kering ${index + 1}`);
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '_');

export type StoredItem = ReturnType<typeof item>;

export const items: readonly StoredItem[] = [
  ...menu.map((title) =>
    item({
      view_uid: idOf(title),
      title,
      ...(title === 'Serundeng Kelapa' && { reviews, review_count: reviews.length, review_rating: 4.5 }),
      ...(title === 'Teh Melati' && { latitude: -6.9147, longitude: 107.6098 }),
    }),
  ),
  item({
    view_uid: 'warung_ibu',
    title: 'Warung Ibu',
    type: 4,
    price: 0,
    list_count: 2,
    latitude: -6.9,
    longitude: 107.6,
  }),
  ...['Nasi Liwet', 'Pepes Ikan'].map((title) =>
    item({ view_uid: idOf(title), title, parent_view_uid: 'warung_ibu', parent_name: 'Warung Ibu' }),
  ),
  item({ view_uid: 'nasi_kotak', title: 'Nasi Kotak', type: 1, style: 3, use_quantity: 0, by_appointment: 1 }),
  ...more.map((title) => item({ view_uid: idOf(title), title })),
  item({
    ...{ view_uid: 'antar_senja', title: 'Antar Senja', type: 3, price: 30_000, use_quantity: 0 },
    ...{ latitude: -6.9147, longitude: 107.6098, order_fee_courrier: 1_000, list_courrier_service: rideServices },
    ...{ form_view_uid: 'barang', form: rideForm },
  }),
];

export const itemOf = (id: string | undefined) => items.find(({ view_uid }) => view_uid === id);

/** The item in lists. */
export function cardOf(detail: StoredItem): Rest['Item'] {
  const { view_uid, view_id, app_view_uid, title, content, image, type, style, price, price_before_discount } = detail;
  const { is_open, close_status, quantity, use_quantity, use_variant, max_qty, text_buy, label_search } = detail;
  const { city_name, province_name, parent_view_uid, parent_name, weight, sold, review_rating } = detail;
  const { discussion_count, distance } = detail;
  return {
    ...{ view_uid, view_id, app_view_uid, title, content, image, type, style, price, price_before_discount, currency },
    ...{ is_open, close_status, quantity, use_quantity, use_variant, max_qty, text_buy, label_search, city_name },
    ...{ province_name, parent_view_uid, parent_name, weight, sold, review_rating, discussion_count, distance },
  };
}

/** The item in a search. */
export const foundOf = (detail: StoredItem): Rest['FoundItem'] => ({
  ...cardOf(detail),
  latitude: detail.latitude,
  longitude: detail.longitude,
});
