import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchScreenDocument } from '../../../src/__generated__/documents/search-screen';
import { SuggestionsDocument } from '../../../src/__generated__/documents/suggestions';
import { addRecentSearch, recentSearches } from '../../../src/api/recent-searches';
import { routes } from '../../../src/app/router/routes';
import { clearPersonal } from '../../../src/storage/claim-storage';
import { answering, showPage } from '../../support/browser/store-page';
import { withSearchBox } from '../../support/browser/test-store';

beforeAll(() =>
  Promise.all([import('../../../src/app/shell/search/suggestions'), ...routes.map(({ screen: one }) => one.preload())]),
);
beforeEach(() => localStorage.clear());

const show = (path = '/maintenance') =>
  showPage(
    path,
    [
      answering(SuggestionsDocument, () => ({ suggestions: [] })),
      answering(SearchScreenDocument, () => ({
        search: { items: [], pageInfo: { page: 1, hasNextPage: false, endCursor: null } },
      })),
    ],
    withSearchBox('FIELD'),
  );

const field = () =>
  within(screen.getByRole('search')).getByLabelText<HTMLInputElement>(/^Cari.*/, { selector: 'input' });
const focus = () => act(async () => field().focus());
const panel = () => screen.queryByRole('region', { name: 'Pencarian terakhir' });
const texts = () =>
  within(panel() as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('recent searches appear on focus, newest first, without duplicates', async () => {
  for (const text of ['teh', 'kopi', 'teh']) addRecentSearch('kopi', text);
  await show();
  expect(panel()).toBeNull();
  await focus();
  expect(texts()).toEqual(['teh', 'kopi']);
  await act(async () =>
    within(panel() as HTMLElement)
      .getByRole('link', { name: 'kopi' })
      .click(),
  );
  expect(screen.getByLabelText('current path')).toHaveTextContent('/search/kopi');
});

test('stores the last eight searches, per store', async () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) addRecentSearch('kopi', text);
  await show('/search/bayam_hijau');
  expect(recentSearches('kopi')).toEqual(['bayam hijau', 'h', 'g', 'f', 'e', 'd', 'c', 'b']);
  expect(recentSearches('lain')).toEqual([]);
});

test('a search is removed by its button, and the field keeps the focus', async () => {
  for (const text of ['teh', 'kopi']) addRecentSearch('kopi', text);
  await show();
  await focus();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus “kopi” dari pencarian terakhir' }));
  expect(texts()).toEqual(['teh']);
  expect(field()).toHaveFocus();
  expect(recentSearches('kopi')).toEqual(['teh']);
});

test('Escape or leaving the field closes the list', async () => {
  addRecentSearch('kopi', 'teh');
  await show();
  await focus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  await act(async () => field().blur());
  await focus();
  expect(panel()).not.toBeNull();
  await act(async () => field().blur());
  expect(panel()).toBeNull();
});

test('signing out removes the searches, and an invalid stored value counts as empty', () => {
  addRecentSearch('kopi', 'teh');
  clearPersonal('kopi');
  expect(recentSearches('kopi')).toEqual([]);
  for (const text of ['{', '7', '{"a":1}', '[1,null]']) {
    localStorage.setItem('kopi:customer:searches', text);
    expect(recentSearches('kopi')).toEqual([]);
  }
});
