import { browser, workerActions, dispatchToWorker, openTab, workerScope } from '../../support/browser/worker-scope';
import { showNotifications } from '../../../src/worker/show-notifications';

const url = `${workerScope}order/o1/detail/`;

beforeAll(showNotifications);
beforeEach(() => {
  workerActions.length = browser.shown.length = 0;
  browser.tabs = [];
});

const tap = (data: unknown) =>
  dispatchToWorker('notificationclick', { notification: { data, close: () => workerActions.push('close') } });

test('a message is shown with its original text', async () => {
  const body = 'Order KS1 has been sent.';
  const text = () => JSON.stringify({ title: 'Kebun', body, tag: 'order-o1', target: { type: 'order', uid: 'o1' } });
  await dispatchToWorker('push', { data: { text } });
  expect(browser.shown).toEqual([{ title: 'Kebun', options: { body, tag: 'order-o1', data: { url } } }]);
});

test('a push message without data shows the store, because browsers revoke the permission without a notification', async () => {
  await dispatchToWorker('push', { data: null });
  expect(browser.shown).toEqual([{ title: 'kebun', options: { body: '', tag: 'store', data: { url: workerScope } } }]);
});

test('a tap closes the notification and opens its page, whose URL has no language', async () => {
  await tap({ url });
  expect(workerActions).toEqual(['close', `open ${url}`]);
});

test('a tap finds the tabs that were open before the worker, and uses the store’s', async () => {
  browser.tabs = [openTab('http://localhost/lain/'), openTab(`${workerScope}cart`)];
  await tap({ url });
  expect(browser.tabOptions).toEqual({ type: 'window', includeUncontrolled: true });
  expect(workerActions).toEqual(['close', `navigate ${url}`, `focus ${workerScope}cart`]);
});

test.each([null, {}])('a tap on one of an older version opens the store: %j', async (data) => {
  await tap(data);
  expect(workerActions).toEqual(['close', `open ${workerScope}`]);
});
