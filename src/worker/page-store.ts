import { newestSession } from '../storage/session-flag';
import { boundedPut } from './bound-cache';
import { storeFilesOf } from './assets';
import { cacheName, scope } from './scope';

const sharedPages = cacheName('pages');
const customerPrefix = cacheName('customer:');
const unsentPrefix = cacheName('unsent:');
const offlineCache = cacheName('offline');
export const offlineUrl = `${scope.registration.scope}offline`;

const maxShared = 40;
const maxOfCustomer = 20;
const maxAgeMs = 7 * 24 * 60 * 60_000;

/** A page's URL without the choice of a language, and without a trailing slash. */
export function pageKey(href: string): string {
  const url = new URL(href);
  url.hash = '';
  url.searchParams.delete('lang');
  url.pathname = url.pathname.replace(/\/+$/, '') || '/';
  return url.href;
}

const ageOf = (page: Response, now: number) => now - Date.parse(page.headers.get('date') ?? '');

export const isYoung = (page: Response, milliseconds: number, now = Date.now()) => ageOf(page, now) < milliseconds;

/** The name of the browser's session, empty for a guest; null if workers cannot read cookies. */
async function browserSession(): Promise<string | null> {
  const cookies = await scope.cookieStore?.getAll();
  if (!cookies) return null;
  return newestSession(scope.storeOfWorker.codename, cookies.map(({ name }) => name).join('; '));
}

async function customerCaches(): Promise<string[]> {
  const session = await browserSession();
  const names = await caches.keys();
  return names.filter((name) =>
    session === null ? name.startsWith(customerPrefix) : name === customerPrefix + session,
  );
}

/** Grows when a session ends, so that a page in flight is not stored. */
let endedSessions = 0;

/** @param session whose pages stay; without one, all pages of customers are removed */
export async function clearCustomer(session = ''): Promise<void> {
  const except = customerPrefix + session;
  const isOver = session === '';
  if (isOver) endedSessions += 1;
  const all = await caches.keys();
  const names = all.filter(
    (name) => (name.startsWith(customerPrefix) && name !== except) || (isOver && name.startsWith(unsentPrefix)),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

export async function findPage(url: string): Promise<Response | null> {
  const key = pageKey(url);
  for (const name of [...(await customerCaches()), sharedPages]) {
    const page = await (await caches.open(name)).match(key, { ignoreVary: true });
    if (page && isYoung(page, maxAgeMs)) return page;
  }
  return null;
}

const clearPages = async () => Promise.all([caches.delete(sharedPages), clearCustomer()]);

async function removePage(key: string): Promise<void> {
  const names = [sharedPages, ...(await customerCaches())];
  await Promise.all(names.map(async (name) => (await caches.open(name)).delete(key, { ignoreVary: true })));
}

/** Requests a page from the server and stores it as the server says: for everybody, for this session, or not at all. */
export async function loadPage(url: string, init: RequestInfo, store: (work: Promise<void>) => void) {
  const sessionsBefore = endedSessions;
  const response = await fetch(init);
  store(storePage(url, response.clone(), sessionsBefore));
  return response;
}

async function storePage(url: string, response: Response, sessionsBefore: number): Promise<void> {
  const key = pageKey(url);
  const owner = response.headers.get('x-offline');
  const isRedirected = response.redirected || response.type === 'opaqueredirect';
  if (isRedirected || response.status === 404) {
    // If a customer's page redirects to sign-in, the session has ended.
    if (isRedirected && (await findPage(url))?.headers.get('x-offline') !== 'shared') await clearCustomer();
    return removePage(key);
  }
  if (!owner || response.status !== 200) return;
  if (new URL(url).searchParams.has('lang')) await clearPages();
  const html = await response.clone().text();
  if (owner === 'shared') {
    await boundedPut(sharedPages, maxShared, key, response);
  } else {
    if (sessionsBefore !== endedSessions || owner !== ((await browserSession()) ?? owner)) return;
    await clearCustomer(owner);
    await boundedPut(customerPrefix + owner, maxOfCustomer, key, response);
  }
  await storeFilesOf(html);
}

const day = 24 * 60 * 60_000;

/** The offline page; requested again when it is a day old or in another language. */
export async function storeOfflinePage(locale = ''): Promise<void> {
  const cache = await caches.open(offlineCache);
  const stored = await cache.match(offlineUrl, { ignoreVary: true });
  if (stored && isYoung(stored, day) && (await stored.clone().text()).includes(`<html lang="${locale}"`)) return;
  const response = await fetch(offlineUrl);
  if (response.status !== 200 || response.redirected) return;
  const html = await response.clone().text();
  await cache.put(offlineUrl, response);
  await storeFilesOf(html);
}

export const offlinePage = async () => (await caches.open(offlineCache)).match(offlineUrl, { ignoreVary: true });
