const app = (...fields: readonly string[]) => fields.map((field) => `/app/${field}`);

/** What editors may change of a store's document, as JSON pointers. What no scope has is for owners and publishers. */
export const scopePrefixes = {
  content: [
    '/components',
    '/pictures',
    ...app('name', 'tagline', 'description', 'app_icon', 'contact_phone', 'contact_email', 'terms', 'privacy'),
    ...app('search_hint', 'popup_flag', 'popup_image', 'popup_value', 'slider', 'label_default', 'use_label_flag'),
    ...app('labels', 'text_checkout', 'invoice_icon', 'en'),
  ],
  look: [
    '/theme',
    ...app('layout', 'col_num', 'num_list', 'font_type', 'border_type', 'color_icon', 'color_font', 'header'),
    ...app('color_custom_flag', 'color_custom', 'header_logo', 'search_box'),
  ],
  rules: [
    '/bill_services',
    '/rides',
    '/forms',
    ...app('need_login', 'need_verified_phone', 'hide_cart', 'hide_message', 'hide_login', 'hide_account_shopping'),
    ...app('show_message_type', 'min_order_price', 'outside_hours', 'services_come_home', 'use_expedition', 'origin'),
    ...app('use_dropship', 'auto_order', 'order_fee_product', 'order_fee_product_courrier', 'carriers'),
    ...app('payment_options', 'balance_flag', 'balance_show_header', 'customer_points_flag', 'points', 'rewards'),
    ...app('referral_flag', 'referral', 'order_prefix', 'appmeta'),
  ],
} as const satisfies { readonly [scope: string]: readonly string[] };

export type ScopeName = keyof typeof scopePrefixes;

const isWithin = (pointer: string, prefix: string) => pointer === prefix || pointer.startsWith(`${prefix}/`);

/** Whether a value of a store's document is within one of the scopes. */
export const isInScopes = (scopes: readonly ScopeName[], pointer: string) =>
  scopes.some((scope) => scopePrefixes[scope].some((prefix) => isWithin(pointer, prefix)));
