import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../../../../../src/app/shell/header/header';
import { ContentMode } from '../../../../../src/routing/define-route';
import { renderInStore } from '../../../../support/browser/render-in-store';
import { testStore } from '../../../../support/browser/test-store';

const back = () => screen.queryByRole('link', { name: 'Kembali' });
const currentPath = () => screen.getByLabelText('current path').textContent;

/** The history state by which the router counts the pages of this tab. */
const withHistory = (pages: number) => history.replaceState({ idx: pages }, '');

function openedFrom(referrer: string) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

async function goBack(content: ContentMode, ...paths: string[]) {
  renderInStore(<Header content={content} onShare={() => {}} />, testStore(), ...paths);
  const link = back();
  if (link) await userEvent.click(link);
}

beforeEach(() => withHistory(0));

test('the home page has no back link', () => {
  renderInStore(<Header content={ContentMode.HOME} onShare={() => {}} />, testStore(), '/');
  expect(back()).toBeNull();
});

test('a menu page has a back link to the home page without scripts', () => {
  renderInStore(<Header content={ContentMode.HOME} onShare={() => {}} />, testStore(), '/m/biji-biji1');
  expect(back()).toHaveAttribute('href', '/');
});

test('back returns to the previous page', async () => {
  withHistory(1);
  await goBack(ContentMode.SEARCH, '/m/biji-biji1', '/search/gayo');
  expect(currentPath()).toBe('/m/biji-biji1');
});

test.each([
  ['cart', ContentMode.CART],
  ['checkout', ContentMode.CHECKOUT],
])('back from the %s always goes home', async (_name, content) => {
  withHistory(1);
  await goBack(content, '/m/biji-biji1', '/cart');
  expect(currentPath()).toBe('/');
});

test('back goes home if the visitor came from another site', async () => {
  openedFrom('https://www.google.com/');
  await goBack(ContentMode.ITEM, '/elsewhere', '/p/gayo-k1');
  expect(currentPath()).toBe('/');
});

test('back returns to a page of this store loaded as another document', async () => {
  history.pushState({ idx: 0 }, '');
  openedFrom(`${location.origin}/kopi/m/biji-biji1`);
  await goBack(ContentMode.ITEM, '/m/biji-biji1', '/p/gayo-k1');
  expect(currentPath()).toBe('/m/biji-biji1');
});

test('a page of another store does not count as previous', async () => {
  history.pushState({ idx: 0 }, '');
  openedFrom(`${location.origin}/kopikenangan/m/biji-biji1`);
  await goBack(ContentMode.ITEM, '/m/biji-biji1', '/p/gayo-k1');
  expect(currentPath()).toBe('/');
});
