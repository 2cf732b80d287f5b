import { screen, within } from '@testing-library/react';
import { RecentItemsDocument } from '../../../../src/__generated__/documents/recent-items';
import { addRecentItem } from '../../../../src/features/catalogue/recent-items';
import { favouritesRoute } from '../../../../src/screens/account/favourites/route';
import { stubMotion } from '../../../support/browser/motion';
import { item } from '../../../support/browser/part-fixtures';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';
import { testStore } from '../../../support/browser/test-store';

const { codename } = testStore();
const title = 'Terakhir dilihat';

const show = (answer: (variables: { ids: unknown }) => object) =>
  showPage('/akun/favorit', [answering(RecentItemsDocument, answer as never)]);
const sold = (id: string) => item('Goods', { id, title: `Judul ${id}` });

beforeAll(() => favouritesRoute.screen.preload());
beforeEach(() => {
  localStorage.clear();
  stubMotion();
});

test('items that this browser showed last appear in their order, without those that are no longer sold', async () => {
  for (const id of ['teh', 'gula', 'kopi']) addRecentItem(codename, id);
  const { execute } = await show(() => ({ items: [sold('kopi'), sold('teh')] }));
  const strip = await screen.findByRole('region', { name: title });
  expect(askedFor(execute, RecentItemsDocument)).toEqual([{ ids: ['kopi', 'gula', 'teh'] }]);
  const links = within(strip).getAllByRole('link', { name: /^Judul/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Judul kopi', 'Judul teh']);
});

test.each([
  ['nothing is sold any more', () => ({ items: [] })],
  ['they do not load', () => failure],
])('where %s, the page has no strip', async (_case, answer) => {
  addRecentItem(codename, 'teh');
  await show(answer);
  expect(await screen.findByRole('heading', { name: 'Belum ada favorit' })).toBeVisible();
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

test('requests no recent items in a browser that showed none', async () => {
  const { execute } = await show(() => ({ items: [] }));
  expect(await screen.findByRole('heading', { name: 'Belum ada favorit' })).toBeVisible();
  expect(askedFor(execute, RecentItemsDocument)).toEqual([]);
});
