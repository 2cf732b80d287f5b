/** A heading of a form, with the fields below it. */
export interface AppSection {
  readonly id: string;
  /** JSON pointers of the fields, in the order of the form. */
  readonly fields: readonly string[];
}

const app = (...names: readonly string[]) => names.map((name) => `/app/${name}`);

/** The fields of `/app` by what a shopkeeper looks for. Each group is a place of its own: `/app/~look`. */
export const appGroups = {
  identity: [
    { id: 'name', fields: app('name', 'tagline', 'description', 'app_icon') },
    { id: 'contact', fields: app('contact_phone', 'contact_email') },
    { id: 'legal', fields: app('terms', 'privacy') },
    { id: 'currency', fields: app('currency', 'currency_code', 'order_prefix') },
    { id: 'links', fields: ['/domains', ...app('short_link_host', 'android_keyword', 'android_package')] },
  ],
  look: [
    { id: 'colors', fields: app('header', 'color_custom_flag', 'color_custom', 'color_font') },
    { id: 'header', fields: app('search_box', 'search_hint', 'header_logo') },
    { id: 'style', fields: app('font_type', 'border_type') },
    {
      id: 'hidden',
      fields: app('hide_cart', 'hide_message', 'hide_login', 'hide_account_shopping', 'show_message_type'),
    },
  ],
  home: [
    { id: 'layout', fields: app('layout', 'col_num', 'num_list', 'color_icon') },
    { id: 'slider', fields: app('slider') },
  ],
  popup: [{ id: 'popup', fields: app('popup_flag', 'popup_image', 'popup_value') }],
  search: [{ id: 'labels', fields: app('use_label_flag', 'labels') }],
  selling: [
    {
      id: 'orders',
      fields: app('min_order_price', 'auto_order', 'order_fee_product', 'text_checkout', 'invoice_icon'),
    },
    { id: 'customers', fields: app('need_login', 'need_verified_phone') },
    { id: 'hours', fields: app('outside_hours', 'services_come_home') },
  ],
  delivery: [
    {
      id: 'delivery',
      fields: app('use_expedition', 'origin', 'order_fee_product_courrier', 'use_dropship', 'carriers'),
    },
    { id: 'places', fields: app('appmeta/country_code', 'appmeta/show_active_order') },
  ],
  payment: [{ id: 'payment', fields: app('payment_options') }],
  wallet: [
    {
      id: 'wallet',
      fields: app(
        'balance_flag',
        'balance_show_header',
        'appmeta/balance_mode',
        'appmeta/balance_password',
        'appmeta/topup_min',
        'appmeta/topup_max',
        'appmeta/order_fee_topup',
        'appmeta/withdraw_min',
        'appmeta/withdraw_max',
        'appmeta/order_fee_withdraw',
        'appmeta/balance_withdraw_note',
      ),
    },
    { id: 'points', fields: app('customer_points_flag', 'points', 'rewards') },
    { id: 'referral', fields: app('referral_flag', 'referral') },
  ],
} as const satisfies Readonly<Record<string, readonly AppSection[]>>;

export type AppGroup = keyof typeof appGroups;
export type AppSectionId = (typeof appGroups)[AppGroup][number]['id'];

export const isAppGroup = (name: string): name is AppGroup => Object.hasOwn(appGroups, name);

/** The place of a group of the store's fields. */
export const groupPlace = (group: AppGroup) => `/app/~${group}`;

/** JSON pointers of the fields of a group. */
export const fieldsOf = (group: AppGroup): readonly string[] =>
  appGroups[group].flatMap(({ fields }): readonly string[] => fields);

/** The group of a place; null for another part of the document. */
export function groupOf(place: string): AppGroup | null {
  const name = place.startsWith('/app/~') ? place.slice('/app/~'.length) : '';
  return isAppGroup(name) ? name : null;
}
