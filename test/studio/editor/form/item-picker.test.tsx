import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../../src/api/execute';
import { FindItemsDocument } from '../../../../studio/__generated__/documents/find-items';
import type { FormOptions } from './form-double';
import { showForm } from './form-double';

const itemOf = (id: string, title: string, price: number | null = 25_000) => ({
  ...{ id, title, price, picture: null, currency: 'Rp' },
});
const shelf = [itemOf('roti', 'Roti Gandum'), itemOf('kue', 'Kue Lapis', null)];

let asked: string[];
let isDown: boolean;
beforeEach(() => {
  asked = [];
  isDown = false;
});

const execute = ((document: { id: string }, { words, id }: { words: string; id: string }) => {
  if (isDown) return Promise.resolve({ ok: false, code: 'OFFLINE', requestId: '' });
  if (document.id !== FindItemsDocument.id)
    return Promise.resolve({ ok: true, data: { store: { item: shelf.find((one) => one.id === id) ?? null } } });
  asked.push(words);
  const items = shelf.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  return Promise.resolve({ ok: true, data: { store: { foundItems: { items, hasMore: words === '' } } } });
}) as unknown as Execute;

const storeWith = (value?: string) => ({
  codename: 'toko',
  app: { view_uid: 'toko', name: 'Toko' },
  components: [
    { view_uid: 'kontak', category: 3, ctas: [{ view_uid: 'a', type: 11, label: 'Lihat', ...(value && { value }) }] },
  ],
});

const show = (value?: string, more: Partial<FormOptions> = {}) =>
  showForm({ document: storeWith(value), place: '/components/0/ctas/0', execute, ...more });
const field = (name = /^Item to open/) => screen.getByRole('button', { name });
const targetOf = (form: { document: () => object }) =>
  (form.document() as ReturnType<typeof storeWith>).components[0]?.ctas[0];

test('an item that no longer exists is said so, by its code', async () => {
  const form = await show('hilang');
  expect(screen.getByRole('alert')).toHaveTextContent('This item no longer exists.');
  expect(field(/^Item to open.*hilang$/)).toBeVisible();
  expect(form.operations).toEqual([]);
});

test('an item that cannot be loaded is not said to be gone', async () => {
  isDown = true;
  await show('roti');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field(/roti$/)).toBeVisible();
});

test('who may not change the field opens nothing', async () => {
  await show('roti', { mayChange: () => false });
  expect(field()).toBeDisabled();
});

test('a list that cannot be loaded is tried again', async () => {
  isDown = true;
  await show();
  await userEvent.click(field());
  isDown = false;
  await userEvent.click(screen.getByText('Try again'));
  expect(screen.getByRole('button', { name: /^Roti Gandum/ })).toBeVisible();
});

test('words that no title has are told back', async () => {
  await show();
  await userEvent.click(field());
  await userEvent.type(screen.getByRole('searchbox'), 'bakso{Enter}');
  expect(await screen.findByText('No item has “bakso” in its name')).toBeVisible();
});

test('a search waits for a pause in typing', async () => {
  await show();
  await userEvent.click(field());
  const search = screen.getByRole('searchbox');
  jest.useFakeTimers();
  for (const value of ['r', 'ro', 'roti']) fireEvent.change(search, { target: { value } });
  await act(() => jest.advanceTimersByTimeAsync(300));
  jest.useRealTimers();
  expect(asked).toEqual(['', 'roti']);
});

test('an item is shown with its title and price, and another one is picked with one tap', async () => {
  const form = await show('roti');
  await userEvent.click(field(/^Item to open \*, Roti Gandum, Rp25[.]000$/));
  expect(screen.getByRole('button', { name: /^Roti Gandum/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/^Only the first items are shown/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Kue Lapis' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(targetOf(form)).toMatchObject({ type: 11, value: 'kue' });
  expect(field(/Kue Lapis$/)).toBeVisible();
});

test('a link to an item is stored as the address of its page', async () => {
  const document = { ...storeWith(), app: { view_uid: 'toko', name: 'Toko', popup_flag: 1 } };
  const form = await show(undefined, { document, place: '/app/~popup' });
  await userEvent.click(screen.getByRole('button', { name: /^Popup link/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Opens an item' }));
  await userEvent.click(field(/^Opens an item/));
  await userEvent.click(screen.getByRole('button', { name: /^Roti Gandum/ }));
  expect(form.document()).toMatchObject({ app: { popup_value: 'address://p/roti' } });
});
