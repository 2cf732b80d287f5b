import type { components } from '../../../server/__generated__/rest';

type Rest = components['schemas'];

/** Complete replies of a provider by the contract; tests override what they are about. */
export const app = (fields: Partial<Rest['App']> = {}): Rest['App'] => ({
  revision: 'r1',
  codename: 'warung',
  view_uid: 'appwarung',
  name: 'Warung',
  tagline: 'Segar tiap hari',
  description: 'Sayur dan buah',
  app_icon: 'appicon/warung.svg',
  currency: 'Rp',
  domains: ['warung.test'],
  layout: 4,
  col_num: 4,
  num_list: 0,
  font_type: 0,
  border_type: 1,
  color_icon: null,
  color_font: null,
  header: 2,
  color_custom_flag: 0,
  color_custom: null,
  header_logo: null,
  search_box: 1,
  search_hint: 'Cari sayur',
  need_login: 0,
  need_verified_phone: 0,
  hide_cart: 0,
  hide_message: 0,
  hide_login: 0,
  hide_account_shopping: 0,
  show_message_type: 0,
  popup_flag: 0,
  popup_image: null,
  popup_value: null,
  slider: [],
  label_default: '',
  use_label_flag: 0,
  labels: [],
  min_order_price: 0,
  use_expedition: 0,
  balance_flag: 0,
  balance_show_header: 0,
  order_prefix: 'JJ',
  android_keyword: null,
  android_package: null,
  short_link_host: null,
  appmeta: {
    balance_mode: 'open',
    show_active_order: 1,
    balance_withdraw_note: '',
    order_fee_withdraw: 0,
    order_fee_topup: 0,
    topup_min: 10_000,
    topup_max: 20_000_000,
    withdraw_min: 10_000,
    withdraw_max: 20_000_000,
    balance_password: 1,
    country_code: 'id',
  },
  theme: {},
  components: [],
  ...fields,
});

export const component = (fields: Partial<Rest['Component']> = {}): Rest['Component'] => ({
  view_uid: 'sayur',
  name: 'Sayur',
  category: 6,
  icon: null,
  visibility: 3,
  attr1: '1',
  attr2: '',
  attr3: '2',
  size: 0,
  list_count: 0,
  background: null,
  alpha: 1,
  ctas: [],
  maps: [],
  bills: [],
  segments: [],
  ...fields,
});

export const page = (items: Rest['Item'][] = [], current_page = 1, last_page = 1): Rest['ListPage'] => ({
  data: items,
  current_page,
  last_page,
});

export const content = (fields: Partial<Rest['ComponentContent']> = {}): Rest['ComponentContent'] => ({
  ...component(fields),
  lists: fields.lists ?? page(),
});

export const item = (fields: Partial<Rest['Item']> = {}): Rest['Item'] => ({
  view_uid: 'bayam250',
  view_id: 1,
  app_view_uid: 'appwarung',
  title: 'Bayam Hijau',
  content: '<p>Dipetik pagi ini.</p>',
  image: 'listimage/leafy-green~mint.svg',
  type: 0,
  style: 0,
  price: 4500,
  price_before_discount: 6000,
  currency: 'Rp',
  is_open: 1,
  close_status: '',
  quantity: 40,
  use_quantity: 1,
  use_variant: 0,
  max_qty: 10,
  text_buy: '',
  label_search: '',
  city_name: 'Kota Bandung',
  province_name: 'Jawa Barat',
  parent_view_uid: null,
  parent_name: '',
  weight: 250,
  sold: 12,
  review_rating: 4.8,
  discussion_count: 2,
  distance: null,
  ...fields,
});

export const workingHour = (fields: Partial<Rest['WorkingHour']> = {}): Rest['WorkingHour'] => {
  const days = [1, 2, 3, 4, 5, 6, 7].flatMap((day): [string, number][] => [
    [`day_${day}`, 1],
    [`day${day}_start_hour`, 8],
    [`day${day}_start_minute`, 0],
    [`day${day}_end_hour`, 17],
    [`day${day}_end_minute`, 30],
  ]);
  return { ...(Object.fromEntries(days) as Rest['WorkingHour']), ...fields };
};

export const variant = (fields: Partial<Rest['Variant']> = {}): Rest['Variant'] => ({
  name: 'Merah',
  price: 50_000,
  new_price: 0,
  quantity: 4,
  unique_id: 'v1',
  view_uid: 'variant1',
  partner_view_uid: null,
  ...fields,
});

export const review = (fields: Partial<Rest['Review']> = {}): Rest['Review'] => ({
  id: 'review1',
  rating: 5,
  comment: 'Segar sekali',
  name: 'Wulan',
  image: null,
  creation_date: '2026-11-01T03:00:00.000Z',
  ...fields,
});

export const courierService = (fields: Partial<Rest['CourierService']> = {}): Rest['CourierService'] => ({
  view_uid: 'service1',
  name: 'Bantu angkat',
  price: 10_000,
  required: 0,
  max_qty: 2,
  ...fields,
});

/** Everything shown, nothing hidden. */
export const itemDetail = (fields: Partial<Rest['ItemDetail']> = {}): Rest['ItemDetail'] => ({
  ...item(),
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
  app_name: 'Warung',
  app_icon: 'appicon/warung.svg',
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
  product_show_related: 0,
  reviews: [review()],
  review_count: 1,
  list_count: 0,
  ...fields,
});

export const foundItem = (fields: Partial<Rest['FoundItem']> = {}): Rest['FoundItem'] => ({
  ...item(),
  latitude: null,
  longitude: null,
  ...fields,
});

export const cta = (fields: Partial<Rest['Cta']> = {}): Rest['Cta'] => ({
  view_uid: 'cta1',
  type: 0,
  value: '628123',
  label: 'Chat',
  description: '',
  icon: null,
  ...fields,
});

export const mapItem = (fields: Partial<Rest['MapItem']> = {}): Rest['MapItem'] => ({
  unique_id: 'u1',
  view_uid: 'place1',
  lat: -6.9,
  lng: 107.6,
  name: 'Toko',
  address: 'Jalan Braga 1',
  main_address: 1,
  icon: null,
  ...fields,
});

type SegmentFields = Partial<Omit<Rest['Segment'], 'metas'>> & { metas?: Partial<Rest['Segment']['metas']> };

export const segment = ({ metas, ...fields }: SegmentFields = {}): Rest['Segment'] => ({
  view_uid: 'seg1',
  category: 0,
  title: 'Pilihan',
  hide_title: 0,
  color_background: null,
  color_text: null,
  content: '',
  image: null,
  ctas: [],
  items: [],
  ...fields,
  metas: { style: 0, colorText: null, color_button: null, component: null, maps: [], ...metas },
});

export const reply = <Data>(data: Data) => ({ success: true, message: '', data });
