import { notificationOf, openPage } from '../../../src/worker/push';

const scope = 'https://toko.test/kebun/';
const message = {
  title: 'Kebun',
  body: 'Pesanan KS1 sudah dikirim.',
  tag: 'order-o1',
  target: { type: 'order', uid: 'o1' },
};

test('a message is shown with its text, and opens its page within the scope', () => {
  expect(notificationOf(JSON.stringify(message), scope, 'kebun')).toEqual({
    title: 'Kebun',
    options: {
      body: 'Pesanan KS1 sudah dikirim.',
      tag: 'order-o1',
      data: { url: 'https://toko.test/kebun/order/o1/detail/' },
    },
  });
});

test('in host mode the scope is the host', () => {
  const { options } = notificationOf(JSON.stringify(message), 'https://kebun.test/', 'kebun');
  expect(options.data.url).toBe('https://kebun.test/order/o1/detail/');
});

test.each(['', 'null', '[]', '{"title":1}', 'not JSON', JSON.stringify({ ...message, target: {} })])(
  'a message that cannot be read shows the store: %s',
  (text) => {
    expect(notificationOf(text, scope, 'kebun')).toEqual({
      title: 'kebun',
      options: { body: '', tag: 'store', data: { url: scope } },
    });
  },
);

test.each(['promo', 'https://evil.test'])('a target of another version opens the home page: %s', (type) => {
  const { options } = notificationOf(JSON.stringify({ ...message, target: { type, uid: '//evil.test' } }), scope, 'k');
  expect(options.data.url).toBe(scope);
});

describe('a tap', () => {
  const url = `${scope}order/o1/detail/`;
  const tabsOf = (...urls: string[]) => {
    const calls: string[] = [];
    const tabs = urls.map((at) => ({
      url: at,
      focus: async () => calls.push(`focus ${at}`),
      navigate: async (to: string) => calls.push(`navigate ${to}`),
    }));
    return {
      calls,
      tabs: { matchAll: async () => tabs, openWindow: async (to: string) => calls.push(`open ${to}`) },
    };
  };

  test('goes to the page in a tab of the store', async () => {
    const { calls, tabs } = tabsOf('https://toko.test/lain/', `${scope}cart`);
    await openPage(url, scope, tabs);
    expect(calls).toEqual([`navigate ${url}`, `focus ${scope}cart`]);
  });

  test('keeps the open page', async () => {
    const { calls, tabs } = tabsOf(url);
    await openPage(url, scope, tabs);
    expect(calls).toEqual([`focus ${url}`]);
  });

  test('prefers the tab that shows the page already', async () => {
    const { calls, tabs } = tabsOf(`${scope}cart`, url);
    await openPage(url, scope, tabs);
    expect(calls).toEqual([`focus ${url}`]);
  });

  test('opens a tab where none shows the store', async () => {
    const { calls, tabs } = tabsOf('https://toko.test/kebunlain/');
    await openPage(url, scope, tabs);
    expect(calls).toEqual([`open ${url}`]);
  });

  test('opens a tab where the one of the store is not the worker’s', async () => {
    const { calls, tabs } = tabsOf(`${scope}cart`);
    const [tab] = await tabs.matchAll();
    if (tab) tab.navigate = () => Promise.reject(new TypeError('not controlled'));
    await openPage(url, scope, tabs);
    expect(calls).toEqual([`open ${url}`]);
  });

  test('never leaves the store', async () => {
    const { calls, tabs } = tabsOf(`${scope}cart`);
    await openPage('https://evil.test/', scope, tabs);
    expect(calls).toEqual([`open ${scope}`]);
  });
});
