import { isolate } from '../../../studio/preview-agent/isolate';

/** A window with a customer's values, as the store's own pages left them. */
function customersPage() {
  class Navigator {
    get serviceWorker() {
      return {};
    }
  }
  const tab = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
  };
  const page = {
    localStorage: { getItem: () => 'of a customer' },
    sessionStorage,
    document: { cookie: 'at.warung.x=1' },
    Navigator,
    navigator: new Navigator(),
    BroadcastChannel: class {},
    PushManager: class {},
    Notification: class {},
    caches: {},
    cookieStore: {},
    EventSource: class {},
    EventTarget,
    Event,
    setTimeout,
  };
  return { page: page as unknown as Window & typeof globalThis, tab };
}

test('the page finds nothing that a customer has stored', () => {
  const { page } = customersPage();
  isolate(page);
  expect([page.document.cookie, page.localStorage.getItem('cart'), page.sessionStorage.getItem('cart')]).toEqual([
    '',
    null,
    null,
  ]);
});

test.each(['BroadcastChannel', 'PushManager', 'Notification', 'caches', 'cookieStore'])(
  'the page has no %s',
  (name) => {
    const { page } = customersPage();
    isolate(page);
    expect(name in page).toBe(false);
  },
);

test('the page has no service worker', () => {
  const { page } = customersPage();
  isolate(page);
  expect('serviceWorker' in page.navigator).toBe(false);
});

test('what the page stores is in this tab alone, and the next page finds it', () => {
  const first = customersPage();
  isolate(first.page);
  first.page.document.cookie = 'popup.warung=1; path=/; max-age=60';
  first.page.document.cookie = 'lang=en';
  first.page.localStorage.setItem('cart', 'local');
  first.page.sessionStorage.setItem('cart', 'session');

  const { page, tab } = customersPage();
  first.tab.forEach((value, key) => tab.set(key, value));
  isolate(page);
  expect([page.document.cookie, page.localStorage.getItem('cart'), page.sessionStorage.getItem('cart')]).toEqual([
    'popup.warung=1; lang=en',
    'local',
    'session',
  ]);
  page.localStorage.clear();
  expect([page.localStorage.length, page.sessionStorage.length, page.sessionStorage.key(0)]).toEqual([0, 1, 'cart']);
});

test('a made-up customer and a guest share nothing', () => {
  const flag = 'at.warung.pelanggan-contoh';
  const first = customersPage();
  isolate(first.page, flag);
  first.page.document.cookie = `${flag}=1`;
  first.page.localStorage.setItem('cart', 'of the made-up customer');

  const valuesOf = (viewer?: string) => {
    const { page, tab } = customersPage();
    first.tab.forEach((value, key) => tab.set(key, value));
    isolate(page, viewer);
    return [page.document.cookie, page.localStorage.getItem('cart')];
  };
  expect([valuesOf(), valuesOf(flag)]).toEqual([
    ['', null],
    [`${flag}=1`, 'of the made-up customer'],
  ]);
});

test('a stream of events opens, is not asked for again, and reaches nobody', async () => {
  const { page } = customersPage();
  const { EventSource: streams } = page;
  isolate(page);
  const stream = new page.EventSource('/graphql');
  await new Promise((resolve) => stream.addEventListener('open', resolve));
  stream.close();
  expect(page.EventSource).not.toBe(streams);
});

test('a cookie without a name is ignored', () => {
  const { page } = customersPage();
  isolate(page);
  page.document.cookie = '=value';
  expect(page.document.cookie).toBe('');
});
