import { waitFor } from '@testing-library/react';
import type { Execute } from '../../../../../src/api/execute';
import { mergeGuest } from '../../../../../src/features/accounts/favourites/merge-guest';
import { useFavouriteMerge } from '../../../../../src/features/accounts/favourites/use-favourite-merge';
import { storedText } from '../../../../../src/storage/stored-text';
import { renderWith } from '../../../../support/browser/render-in-store';
import { clearFlag, setFlag } from '../../../../support/browser/session-flag';
import { testStore } from '../../../../support/browser/test-store';

const favourites = storedText('local/guest/favourites', 'kopi');
const merge = storedText('local/customer/favouritesMerge', 'kopi');
const items = [{ id: 'latte', title: 'Latte', image: null }];

let merged: unknown[];
let isReachable: boolean;
const execute = (async (_document: unknown, variables: { items?: unknown }) => {
  merged.push(variables.items);
  return isReachable ? { ok: true, data: { mergeFavourites: null } } : { ok: false, code: 'OFFLINE', requestId: '' };
}) as unknown as Execute;

beforeEach(() => {
  merged = [];
  isReachable = true;
  localStorage.clear();
  setFlag();
});
afterEach(() => clearFlag());

function Page() {
  useFavouriteMerge();
  return null;
}

const open = () => renderWith(execute, <Page />, testStore());

test.each([null, '[]'])('nothing is sent where a guest stored %p', (stored) => {
  if (stored !== null) favourites.write(stored);
  open();
  expect([merged, favourites.read(), merge.read()]).toEqual([[], stored, null]);
});

test('a guest keeps the stored values', () => {
  clearFlag();
  favourites.write(JSON.stringify(items));
  open();
  expect([merged, favourites.read()]).toEqual([[], JSON.stringify(items)]);
});

test('the favourites of a guest are sent once and removed', async () => {
  favourites.write(JSON.stringify(items));
  open();
  await waitFor(() => expect([merged, favourites.read(), merge.read()]).toEqual([[['latte']], null, null]));
});

test('favourites that could not be sent are sent by the next page with hearts, with the same code', async () => {
  isReachable = false;
  favourites.write(JSON.stringify(items));
  const { unmount } = open();
  await waitFor(() => expect(merged).toHaveLength(1));
  const attempt = merge.read();
  expect(attempt).toContain('"ids":["latte"]');
  unmount();
  isReachable = true;
  open();
  expect([merged, merge.read()]).toEqual([[['latte']], attempt]);
  await mergeGuest(execute, 'kopi');
  expect([merged, merge.read()]).toEqual([[['latte'], ['latte']], null]);
});
