import { pictureCaches } from './customer-caches';

const pictures = new Map<string, Blob>();

const maxAgeMs = 24 * 60 * 60_000;

const pathOf = (code: string) => `/unsent/${encodeURIComponent(code)}`;
const isOld = (picture: Response) => Date.now() - Date.parse(picture.headers.get('date') ?? '') > maxAgeMs;

const namesOf = async (codename: string) =>
  typeof caches === 'undefined' ? [] : (await caches.keys()).filter((name) => name.startsWith(pictureCaches(codename)));

/**
 * Stores an unsent picture by its message's code, because it is too large for web storage. If that fails, the picture
 * is kept until the tab is closed.
 */
export async function storePicture(codename: string, customer: string, code: string, picture: Blob): Promise<void> {
  pictures.set(code, picture);
  if (typeof caches === 'undefined') return;
  const headers = { date: new Date().toUTCString(), 'content-type': picture.type };
  const cache = await caches.open(pictureCaches(codename) + customer);
  await cache.put(pathOf(code), new Response(picture, { headers }));
}

export async function readPicture(code: string): Promise<Blob | null> {
  const picture = pictures.get(code);
  if (picture || typeof caches === 'undefined') return picture ?? null;
  try {
    const stored = await caches.match(pathOf(code));
    return stored && !isOld(stored) ? await stored.blob() : null;
  } catch {
    return null;
  }
}

export async function removePicture(codename: string, customer: string, code: string): Promise<void> {
  pictures.delete(code);
  const name = pictureCaches(codename) + customer;
  if (typeof caches === 'undefined' || !(await caches.has(name))) return;
  await (await caches.open(name)).delete(pathOf(code));
}

/** Removes all pictures of a store's customers, except those of one customer. */
export async function clearPictures(codename: string, except: string | null = null): Promise<void> {
  if (except === null) pictures.clear();
  const names = (await namesOf(codename)).filter((name) => name !== `${pictureCaches(codename)}${except}`);
  await Promise.all(names.map((name) => caches.delete(name)));
}

export async function clearOldPictures(codename: string): Promise<void> {
  for (const name of await namesOf(codename)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const stored = await cache.match(request);
      if (stored && isOld(stored)) await cache.delete(request);
    }
  }
}
