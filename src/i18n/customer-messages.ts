import type { CompiledMessages, Locale } from './translate';

type Catalogues = { [L in Locale]?: CompiledMessages };

const load: { readonly [L in Locale]: () => Promise<{ default: CompiledMessages }> } = {
  id: () => import(/* webpackChunkName: "messages-customer-id" */ '../__generated__/messages/customer/id'),
  en: () => import(/* webpackChunkName: "messages-customer-en" */ '../__generated__/messages/customer/en'),
};

/** In a browser the language of its page, elsewhere every language. */
const neededLocales = (): readonly Locale[] =>
  typeof document === 'undefined' ? ['id', 'en'] : [document.documentElement.lang === 'en' ? 'en' : 'id'];

/** The texts of what only customers see: signing in, cart, checkout, orders, account. */
export async function loadCustomerMessages(): Promise<Catalogues> {
  const loaded = await Promise.all(
    neededLocales().map(async (locale) => [locale, (await load[locale]()).default] as const),
  );
  return Object.fromEntries(loaded);
}
