import { browser, workerActions, dispatchToWorker, subscribeBrowser } from '../../support/browser/worker-scope';
import { listenToPages } from '../../../src/worker/messages';

let names: string[];

beforeAll(listenToPages);
beforeEach(() => {
  workerActions.length = 0;
  browser.hasPush = true;
  browser.subscription = null;
  names = ['kebun:customer:abc', 'kebun:pages', 'kebunlain:customer:def'];
  Object.assign(self, {
    caches: {
      keys: async () => [...names],
      delete: async (name: string) => {
        names = names.filter((one) => one !== name);
      },
    },
  });
});

const endSession = () => dispatchToWorker('message', { data: { type: 'session.end' } });

test('ends the subscription of the browser', async () => {
  subscribeBrowser();
  await endSession();
  await endSession();
  expect(workerActions).toEqual(['unsubscribe']);
});

test('deletes the pages of the customer also where the push service cannot be reached', async () => {
  browser.subscription = { unsubscribe: () => Promise.reject(new DOMException('offline', 'NetworkError')) };
  await endSession();
  expect(names).toEqual(['kebun:pages', 'kebunlain:customer:def']);
});

test('deletes them in a browser that has no push messages', async () => {
  browser.hasPush = false;
  await endSession();
  expect(names).toEqual(['kebun:pages', 'kebunlain:customer:def']);
});
