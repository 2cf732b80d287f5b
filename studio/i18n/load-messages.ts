import type { CompiledMessages, Locale } from '../../src/i18n/translate';

export interface Catalogues {
  /** The texts of `src/ui`. */
  readonly parts: CompiledMessages;
  /** The texts of the studio. */
  readonly studio: CompiledMessages;
}

const catalogues = {
  id: {
    parts: () => import(/* webpackChunkName: "parts-id" */ '../../src/__generated__/messages/id'),
    studio: () => import(/* webpackChunkName: "texts-id" */ '../__generated__/messages/id'),
  },
  en: {
    parts: () => import(/* webpackChunkName: "parts-en" */ '../../src/__generated__/messages/en'),
    studio: () => import(/* webpackChunkName: "texts-en" */ '../__generated__/messages/en'),
  },
};

export async function loadCatalogues(locale: Locale): Promise<Catalogues> {
  const { parts, studio } = catalogues[locale];
  const [ofParts, ofStudio] = await Promise.all([parts(), studio()]);
  return { parts: ofParts.default, studio: ofStudio.default };
}
