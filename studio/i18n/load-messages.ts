import type { CompiledMessages, Locale } from '../../src/i18n/translate';

export interface Catalogues {
  /** Those of the pages' texts that the parts of `src/ui` show in the studio. */
  readonly parts: CompiledMessages;
  /** The texts of the studio. */
  readonly studio: CompiledMessages;
}

const catalogues = {
  id: () =>
    Promise.all([
      import(/* webpackChunkName: "texts-id" */ '../__generated__/messages/parts/id'),
      import(/* webpackChunkName: "texts-id" */ '../__generated__/messages/id'),
    ]),
  en: () =>
    Promise.all([
      import(/* webpackChunkName: "texts-en" */ '../__generated__/messages/parts/en'),
      import(/* webpackChunkName: "texts-en" */ '../__generated__/messages/en'),
    ]),
};

export async function loadCatalogues(locale: Locale): Promise<Catalogues> {
  const [parts, studio] = await catalogues[locale]();
  return { parts: parts.default, studio: studio.default };
}
