import { cardOf, currency, items, kedai, kios } from './catalogue';
import type { Rest } from './rest';

const component = (
  part: Partial<Rest['Component']> & Pick<Rest['Component'], 'view_uid' | 'name' | 'category'>,
): Rest['Component'] => ({
  icon: 'appicon/menu.svg',
  visibility: 3,
  attr1: '',
  attr2: '',
  attr3: '',
  size: 10,
  list_count: 0,
  background: null,
  alpha: 1,
  ctas: [],
  maps: [],
  bills: [],
  segments: [],
  ...part,
});

const segment: Rest['Segment'] = {
  view_uid: 'pilihan',
  category: 0,
  title: 'Pilihan hari ini',
  hide_title: 0,
  color_background: null,
  color_text: null,
  content: '',
  image: null,
  ctas: [],
  metas: {
    style: 1,
    colorText: null,
    color_button: null,
    component: { view_uid: 'jajanan', name: 'Jajanan', attr1: '1' },
    maps: [],
  },
  items: [],
};

const components: readonly Rest['Component'][] = [
  component({ view_uid: 'sambutan', name: 'Sambutan', category: 0, attr1: '<p>Selamat datang.</p>' }),
  component({ view_uid: 'jajanan', name: 'Jajanan', category: 6, attr1: '1', attr3: '2', size: 16 }),
  component({ view_uid: 'etalase', name: 'Etalase', category: 7, segments: [segment] }),
  component({
    view_uid: 'kontak',
    name: 'Kontak',
    category: 3,
    ctas: [{ view_uid: 'wa', type: 0, value: '628123456789', label: 'WhatsApp', description: '', icon: null }],
  }),
  component({ view_uid: 'peta', name: 'Peta', category: 4, attr1: '<p>{lat}, {lng}</p>', attr3: '1', visibility: 1 }),
];

const app = (store: typeof kedai, own: readonly Rest['Component'][]): Rest['App'] => ({
  revision: '7',
  ...store,
  tagline: 'Buka sampai malam',
  description: 'Makanan rumahan dari Bandung.',
  app_icon: 'appicon/kedai.svg',
  currency,
  domains: [`${store.codename}.localhost`],
  layout: 8,
  col_num: 3,
  num_list: 0,
  font_type: 1,
  border_type: 1,
  color_icon: null,
  color_font: null,
  header: 1,
  color_custom_flag: 0,
  color_custom: null,
  header_logo: null,
  search_box: 1,
  search_hint: 'Cari di kedai',
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
  use_expedition: 1,
  balance_flag: 0,
  balance_show_header: 0,
  order_prefix: 'KS',
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
    balance_password: 0,
    country_code: 'id',
  },
  theme: {},
  components: [...own],
});

export const apps: readonly Rest['App'][] = [app(kedai, components), app(kios, [])];
export const appOf = (codename: string | undefined) => apps.find((one) => one.codename === codename);

/** The items of a store; the second one has none. */
export const itemsOf = (codename: string | undefined) => (codename === kedai.codename ? items : []);

const listed = items.filter(({ parent_view_uid }) => parent_view_uid === null);

/** A component with one page of content. */
export function contentOf(own: Rest['Component'], page: number, perPage?: number): Rest['ComponentContent'] {
  const all = own.category === 6 ? listed : [];
  const size = perPage ?? own.size;
  return {
    ...own,
    segments: own.segments.map((one) => ({ ...one, items: listed.slice(0, 4).map(cardOf) })),
    lists: {
      data: all.slice((page - 1) * size, page * size).map(cardOf),
      current_page: page,
      last_page: Math.max(1, Math.ceil(all.length / size)),
    },
  };
}
