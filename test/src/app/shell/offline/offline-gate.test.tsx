import { act, screen, waitFor } from '@testing-library/react';
import { OfflineParts } from '../../../../../src/app/shell/offline/lazy-offline';
import { OfflineGate } from '../../../../../src/app/shell/offline/offline-gate';
import { renderInStore } from '../../../../support/browser/render-in-store';
import { testStore } from '../../../../support/browser/test-store';

const left = 'kopi:customer:abc';
let names: string[];

const rest = () => act(() => jest.advanceTimersByTimeAsync(2_500));

async function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  await act(async () => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeAll(() => OfflineParts.preload());

beforeEach(() => {
  jest.useFakeTimers();
  names = ['kopi:pages'];
  Object.assign(globalThis, {
    caches: {
      keys: async () => [...names],
      delete: async (name: string) => {
        names = names.filter((one) => one !== name);
        return true;
      },
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'onLine');
  Reflect.deleteProperty(globalThis, 'caches');
  localStorage.clear();
});

test('says at once that there is no network, and stops saying so', async () => {
  renderInStore(<OfflineGate hasField={false} />, testStore());
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  await setOnline(false);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Tidak ada koneksi');
  await setOnline(true);
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
});

test('a guest’s page at rest deletes what a customer left', async () => {
  names.push(left);
  renderInStore(<OfflineGate hasField={false} />, testStore());
  expect(names).toContain(left);
  await rest();
  await waitFor(() => expect(names).toEqual(['kopi:pages']));
});

test('the bar also says how many items wait for the cart', async () => {
  const lines = [{ id: '1', quantity: 1 }];
  const additions = [{ code: 'a', item: '1', title: 'Gayo', lines }];
  localStorage.setItem('kopi:customer:cartAdditions', JSON.stringify({ at: Date.now(), value: additions }));
  renderInStore(<OfflineGate hasField={false} />, testStore());
  await rest();
  await setOnline(false);
  await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('Tidak ada koneksi · 1'));
});
