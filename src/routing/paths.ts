/** The paths of pages inside a store, from the spec's route table. */

/** A lone surrogate cannot be encoded and is left out. */
const slug = (name: string) =>
  encodeURIComponent(
    name
      .replace(/\p{Cs}/gu, '')
      .trim()
      .toLowerCase()
      .replace(/\s+/g, '_'),
  );

export const homePath = '/';
export const tabPath = (id: string) => `/?tab=${encodeURIComponent(id)}`;
export const itemPath = (item: { title: string; id: string }) => `/p/${slug(item.title)}-${item.id}`;
export const menuPath = (menu: { name: string; id: string }) => `/m/${slug(menu.name)}-${menu.id}`;
export const searchStartPath = '/search';
export const searchPath = (term: string) => `/search/${slug(term).replace(/^\.\.?$/, '$&_') || '0'}`;
export const formPath = (name: string) => `/f/${encodeURIComponent(name.trim().replace(/\s+/g, '-'))}`;
export const nearMePath = '/nearme';
export const cartPath = '/cart';
export const settingsPath = '/akun/pengaturan';
export const settingsPasswordPath = '/akun/pengaturan/password';
export const settingsDevicesPath = '/akun/pengaturan/perangkat';
export const checkoutPath = '/checkout';
export const accountPath = '/akun';
export const favouritesPath = '/akun/favorit';
export const termsPath = '/syarat-ketentuan';
export const privacyPath = '/kebijakan-privasi';
/** The legal texts, which are public even in a store for members. */
export const legalPaths = [termsPath, privacyPath];
export const shoppingPath = '/akun/shopping';
export const signOutPath = '/akun/logout';
export const emailVerificationPath = '/akun/verifikasi-otp';
export const phoneVerificationPath = '/verification-phone';
/** The chat with a shop, or with the store itself, after signing in. The chat is about `item`. */
export const chatPath = (storeUid: string, shopUid?: string | null, item?: string) =>
  `/chat/0/0/${shopUid ? 0 : 1}/${encodeURIComponent(shopUid ?? storeUid)}${item ? `?item=${encodeURIComponent(item)}` : ''}`;
export const ridePath = (id: string) => `/p/ride/${id}`;
export const itemPaymentPath = (id: string) => `/p/payment/${id}`;
/** What the route table matches; the functions above write it. */
export const patterns = {
  item: '/p/:slug',
  reviews: '/p/:slug/reviews',
  menu: '/m/:slug',
  search: ['/search/:value', '/search/:value/:label'],
  nearMe: '/nearme/:label',
  form: '/f/:value',
  action: '/go/:component/:index',
} as const;
/** A page of an item or of what belongs to one. */
export const isItemPath = (pathname: string) => pathname.startsWith('/p/');
/** Shown instead of a page that cannot be loaded without a network. */
export const offlinePath = '/offline';
export const maintenancePath = '/maintenance';
export const messagesPath = '/chat/0/0/0/0';
export const loginPath = (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login');
/** Whether a path is this page's, as in the route table: in upper or lower case, with or without a trailing slash. */
export const isAt = (path: string, pathname: string) => pathname.replace(/\/+$/, '').toLowerCase() === path;
export const isThread = (pathname: string) => pathname.startsWith('/chat/') && !isAt(messagesPath, pathname);
/** Counts the click, then redirects to the action's target; works without JavaScript. */
export const actionPath = (component: string, index: number) => `/go/${encodeURIComponent(component)}/${index}`;

/** Only the part after the last dash counts. */
export const viewUidOf = (slugged: string) => slugged.slice(slugged.lastIndexOf('-') + 1);
