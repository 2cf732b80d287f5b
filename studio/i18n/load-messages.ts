import type { CompiledMessages, Locale } from '../../src/i18n/translate';

export interface Catalogues {
  /** The texts of `src/ui`. */
  readonly parts: CompiledMessages;
  /** The texts of the studio. */
  readonly studio: CompiledMessages;
}

/** The stores' catalogues that have the texts of `src/ui`, and the studio's own. */
const catalogues = {
  id: () =>
    Promise.all([
      import(/* webpackChunkName: "parts-id" */ '../../src/__generated__/messages/id'),
      import(/* webpackChunkName: "parts-id" */ '../../src/__generated__/messages/customer/id'),
      import(/* webpackChunkName: "parts-id" */ '../../src/__generated__/messages/services/id'),
      import(/* webpackChunkName: "texts-id" */ '../__generated__/messages/id'),
    ]),
  en: () =>
    Promise.all([
      import(/* webpackChunkName: "parts-en" */ '../../src/__generated__/messages/en'),
      import(/* webpackChunkName: "parts-en" */ '../../src/__generated__/messages/customer/en'),
      import(/* webpackChunkName: "parts-en" */ '../../src/__generated__/messages/services/en'),
      import(/* webpackChunkName: "texts-en" */ '../__generated__/messages/en'),
    ]),
};

export async function loadCatalogues(locale: Locale): Promise<Catalogues> {
  const [base, customer, services, studio] = await catalogues[locale]();
  return { parts: { ...base.default, ...customer.default, ...services.default }, studio: studio.default };
}
