import type { Rights, Role, Scope } from '../rights';

const everybody: readonly Role[] = ['owner', 'publisher', 'editor', 'viewer'];
const publishers: readonly Role[] = ['owner', 'publisher'];

const rolesOf = {
  read: everybody,
  edit: ['owner', 'publisher', 'editor'],
  publish: publishers,
  schedule: publishers,
  restore: publishers,
  revokePreview: publishers,
  readAudit: publishers,
  invite: ['owner'],
  changeMember: ['owner'],
} satisfies Readonly<Record<string, readonly Role[]>>;

export type StaffOperation = keyof typeof rolesOf;

const app = (...fields: readonly string[]) => fields.map((field) => `/app/${field}`);

/** What editors may change of a store's document, as JSON pointers. What no scope has is for owners and publishers. */
export const scopePrefixes: Readonly<Record<Scope, readonly string[]>> = {
  content: [
    '/components',
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
};

const isWithin = (pointer: string, prefix: string) => pointer === prefix || pointer.startsWith(`${prefix}/`);

/**
 * Whether somebody may do it in their store.
 * @param changed JSON pointers of everything that an edit adds, replaces, removes or moves, at both ends
 */
export function may({ role, scopes }: Rights, operation: StaffOperation, changed: readonly string[] = []): boolean {
  const roles: readonly Role[] = rolesOf[operation];
  if (!roles.includes(role)) return false;
  if (role !== 'editor' || operation !== 'edit') return true;
  const prefixes = scopes.flatMap((scope) => scopePrefixes[scope]);
  return changed.every((pointer) => prefixes.some((prefix) => isWithin(pointer, prefix)));
}

/** Whether a role can change what customers see or who belongs to the store, and therefore has to have the second factor. */
export const isPowerful = (role: Role) => publishers.includes(role);
