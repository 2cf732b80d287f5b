import { pageFaults } from '../../support/programs/page-faults';
import type { ProviderAdmin } from '../../support/programs/provider-admin';
import { type GeneratedStore, named } from '../../support/stores/store-documents';
import type { StillPage } from './still-pages';

/** A store's pages as the server rendered them, and their faults. */
export interface StorePages {
  pages: StillPage[];
  faults: string[];
}

const itemPages = 2;

/**
 * Applies a store under its own name, and fetches its home page, components, two items and the search in both
 * languages.
 */
export async function storePages(
  origin: string,
  admin: ProviderAdmin,
  generated: GeneratedStore,
  name: string,
): Promise<StorePages> {
  const { document, items } = named(generated, name);
  // A members-only store shows guests only the sign-in page, and members what other stores show to everybody.
  const applied = await admin.apply(name, { ...document, app: { ...document.app, need_login: 0 } });
  if (!applied.ok) return { pages: [], faults: applied.errors.map(({ path, reason }) => `refused: ${path} ${reason}`) };
  await admin.replaceItems(name, items);
  const paths = [
    `/${name}`,
    ...document.components.map(({ view_uid }) => `/${name}/m/x-${view_uid}`),
    ...items.slice(0, itemPages).map(({ view_uid }) => `/${name}/p/x-${view_uid}`),
    `/${name}/search/0`,
  ];
  const faults: string[] = [];
  const pages: StillPage[] = [];
  for (const [at, path] of paths.entries()) {
    const response = await fetch(origin + path, {
      headers: { 'accept-language': at % 2 ? 'en' : 'id', 'accept-encoding': 'identity' },
    });
    const html = await response.text();
    const found = [...(response.status === 200 ? [] : [`status ${response.status}`]), ...pageFaults(html)];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
    pages.push({ path, html });
  }
  return { pages, faults };
}
