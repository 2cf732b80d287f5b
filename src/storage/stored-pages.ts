import { pageCaches } from './customer-caches';

/** The pages that the store's service worker has stored; `src/worker/page-store.ts` writes them. */
export interface StoredPage {
  url: string;
  title: string;
}

const namesOf = async (prefix: string) =>
  typeof caches === 'undefined' ? [] : (await caches.keys()).filter((name) => name.startsWith(prefix));

/** Removes all pages of a store's customers, except those of one session. */
export async function clearStoredPages(codename: string, except = ''): Promise<void> {
  const prefix = pageCaches(codename);
  const names = (await namesOf(prefix)).filter((name) => name !== prefix + except);
  await Promise.all(names.map((name) => caches.delete(name)));
}

const entities: { readonly [entity: string]: string } = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Not with a document parser, which would apply the styles. */
async function titleOf(page: Response | undefined): Promise<string> {
  const [, title = ''] = /<title>([^<]*)/.exec((await page?.text()) ?? '') ?? [];
  return title.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}

async function pagesIn(name: string): Promise<StoredPage[]> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => ({
      url: request.url,
      title: await titleOf(await cache.match(request, { ignoreVary: true })),
    })),
  );
}

/** The pages of a store that open offline: first the customer's own, then the public ones, each newest first. */
export async function listStoredPages(codename: string, maxPages: number): Promise<StoredPage[]> {
  const names = [...(await namesOf(pageCaches(codename))), ...(await namesOf(`${codename}:pages`))];
  const pages = await Promise.all(names.map(async (name) => (await pagesIn(name)).reverse()));
  return pages
    .flat()
    .filter(({ title }) => title)
    .slice(0, maxPages);
}
