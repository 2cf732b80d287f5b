import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindPlacesDocument } from '../../../../src/__generated__/documents/find-places';
import { NearMeScreenDocument } from '../../../../src/__generated__/documents/near-me-screen';
import type { NearMeScreenQueryVariables } from '../../../../src/__generated__/gql/graphql';
import { routes } from '../../../../src/app/router/routes';
import { item } from '../../../support/browser/part-fixtures';
import { testStore } from '../../../support/browser/test-store';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';

const bandung = { latitude: -6.9175, longitude: 107.6191 };
const monas = { latitude: -6.1754, longitude: 106.8272 };
const labelled = testStore({ labels: [{ __typename: 'Label', id: 'sayur', name: 'Sayur' }] });

type Ask = Geolocation['getCurrentPosition'];
const asked = jest.fn<void, Parameters<Ask>>();
const found: Ask = (answer) => answer({ coords: bandung } as GeolocationPosition);
const refused: Ask = (_, missed) => missed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
const timedOut: Ask = (_, missed) => missed?.({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError);

beforeAll(() => Promise.all(routes.map((route) => route.screen.preload())));
beforeEach(() => {
  sessionStorage.clear();
  asked.mockReset();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: asked }, configurable: true });
});

const near = (title: string, kilometres: number) => ({
  kilometres,
  position: bandung,
  item: { id: title, ...item('Goods', { id: title, title, city: 'Kota Bandung' }), title },
});
const page = (names: string[], next: number | null = null) => ({
  nearMe: {
    found: names.map((name, at) => near(name, 1.5 + at)),
    pageInfo: { page: (next ?? 2) - 1, hasNextPage: next !== null, endCursor: next && `from${next}` },
  },
});

type Answer = (variables: NearMeScreenQueryVariables) => object | Promise<object>;

const show = (path = '/nearme', answer: Answer = () => page(['Bayam', 'Wortel']), places: object[] = []) =>
  showPage(
    path,
    [answering(NearMeScreenDocument, answer), answering(FindPlacesDocument, () => ({ places }))],
    labelled,
  );

const tapOn = (part: HTMLElement) => act(async () => part.click());
const tap = (name: string) => tapOn(screen.getByRole('button', { name }));
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const currentPath = () => screen.getByLabelText('current path').textContent;

test('requests no position and searches nothing before a tap', async () => {
  const { execute } = await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Terdekat' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cari yang paling dekat' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  expect(askedFor(execute, NearMeScreenDocument)).toEqual([]);
});

test('a tap requests the position with a timeout of 10 s and shows distances with two decimals', async () => {
  asked.mockImplementation(found);
  const { execute } = await show();
  await tap('Gunakan lokasi saya');
  expect(asked.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000 });
  expect(titles()).toEqual(['Bayam', 'Wortel']);
  expect(screen.getByText('1,50 km')).toBeVisible();
  expect(screen.getByText('2,50 km')).toBeVisible();
  expect(askedFor(execute, NearMeScreenDocument)).toEqual([{ position: bandung, labels: [], page: 1, after: null }]);
});

test('the position is in no URL and is stored for the session only', async () => {
  asked.mockImplementation(found);
  const { unmount } = await show();
  await tap('Gunakan lokasi saya');
  expect(currentPath()).toBe('/nearme');
  expect(localStorage.length).toBe(0);
  unmount();
  const again = await show();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(askedFor(again.execute, NearMeScreenDocument)).toMatchObject([{ position: bandung }]);
});

test.each([
  ['a refused position', refused, 'Please allow location Permission.'],
  ['a position that is not found', timedOut, 'Lokasimu tidak ditemukan.'],
])('%s says so and shows items near Monas', async (_case, answer, text) => {
  asked.mockImplementation(answer);
  const { execute } = await show();
  await tap('Gunakan lokasi saya');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('alert')).toHaveTextContent('Ini yang dekat dengan Monas, Jakarta.');
  expect(askedFor(execute, NearMeScreenDocument)).toMatchObject([{ position: monas }]);
  asked.mockImplementation(found);
  await tap('Coba Lagi');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(askedFor(execute, NearMeScreenDocument)).toMatchObject([{ position: monas }, { position: bandung }]);
});

test('a device without geolocation counts as a position not found', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  await show();
  await tap('Gunakan lokasi saya');
  expect(screen.getByRole('alert')).toHaveTextContent('Lokasimu tidak ditemukan.');
});

test('a location chosen by name is the centre of the search', async () => {
  const dago = { name: 'Dago', region: 'Kota Bandung, Jawa Barat', position: { latitude: -6.88, longitude: 107.61 } };
  const { execute } = await show('/nearme', undefined, [dago]);
  await tap('Pilih tempat');
  const sheet = within(await screen.findByRole('dialog', { name: 'Pilih tempat' }));
  expect(sheet.getByRole('button', { name: 'Gunakan lokasi saya' })).toBeVisible();
  const field = sheet.getByRole('searchbox', { name: 'Cari tempat' });
  expect(field).toHaveAttribute('placeholder', 'Kota, kecamatan, atau tempat toko');
  await userEvent.type(field, 'da');
  expect(sheet.getByText('Ketik lebih dari 2 huruf.')).toBeVisible();
  await userEvent.type(field, 'go');
  await tapOn(await sheet.findByRole('button', { name: /Dago/ }, { timeout: 5_000 }));
  expect(askedFor(execute, FindPlacesDocument)).toEqual([{ text: 'dago', near: null }]);
  expect(askedFor(execute, NearMeScreenDocument)).toMatchObject([{ position: dago.position }]);
  expect(screen.getByText('Dago', { ignore: 'dialog *' })).toBeVisible();
});

test('an unknown location says so', async () => {
  await show();
  await tap('Pilih tempat');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Cari tempat' }), 'zzzz');
  expect(await screen.findByText('Tempat tidak ditemukan', undefined, { timeout: 5_000 })).toBeVisible();
});

test('a label that the store does not have can be removed', async () => {
  await show('/nearme/tidakada');
  const chip = screen.getByRole('link', { name: 'tidakada' });
  expect(chip).toHaveAttribute('aria-current', 'true');
  expect(chip).toHaveAttribute('href', '/nearme');
});

test('labels filter nearby items and are in the URL', async () => {
  asked.mockImplementation(found);
  const { execute } = await show();
  await tap('Gunakan lokasi saya');
  await tapOn(screen.getByRole('link', { name: 'Sayur' }));
  expect(currentPath()).toBe('/nearme/sayur');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(askedFor(execute, NearMeScreenDocument).at(-1)).toMatchObject({ position: bandung, labels: ['sayur'] });
});

test('each tap adds a page until the last', async () => {
  asked.mockImplementation(found);
  await show('/nearme', ({ page: number }) => page([`Barang ${number}`], number < 2 ? number + 1 : null));
  await tap('Gunakan lokasi saya');
  await tap('Muat Lagi');
  await waitFor(() => expect(titles()).toEqual(['Barang 1', 'Barang 2']));
  expect(screen.queryByRole('button', { name: 'Muat Lagi' })).toBeNull();
});

test('without nearby items another location can be chosen', async () => {
  asked.mockImplementation(found);
  await show('/nearme', () => page([]));
  await tap('Gunakan lokasi saya');
  expect(screen.getByRole('heading', { name: 'Produk tidak ditemukan' })).toBeVisible();
  await tap('Pilih tempat');
  expect(await screen.findByRole('dialog', { name: 'Pilih tempat' })).toBeVisible();
});

test('results that fail to load can be retried', async () => {
  asked.mockImplementation(found);
  let isDown = true;
  await show('/nearme', () => (isDown ? failure : page(['Bayam'])));
  await tap('Gunakan lokasi saya');
  expect(screen.getByRole('alert')).toHaveTextContent('Gagal mengambil data produk.');
  isDown = false;
  await tapOn(screen.getByText('Coba Lagi'));
  expect(titles()).toEqual(['Bayam']);
});

test('the map shows the same results', async () => {
  asked.mockImplementation(found);
  await show();
  await tap('Gunakan lokasi saya');
  await tap('Peta');
  const map = within(await screen.findByRole('region', { name: 'Peta produk terdekat' }));
  expect(map.getByRole('button', { name: 'Lihat Bayam di peta' })).toBeVisible();
  expect(map.getByRole('button', { name: 'Lihat Wortel di peta' })).toBeVisible();
  expect(titles()).toEqual(['Bayam', 'Wortel']);
  expect(screen.getByRole('button', { name: 'Peta' })).toHaveAttribute('aria-pressed', 'true');
});
