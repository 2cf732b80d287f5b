import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from './form-double';

const option = (view_uid: string) => ({ view_uid, label: view_uid });
const size = { view_uid: 'ukuran', label: 'Ukuran', type: 4, options: [option('besar'), option('kecil')] };
const color = { view_uid: 'warna', label: 'Warna', type: 5, options: [option('merah')] };
const name = { view_uid: 'nama', label: 'Nama', type: 0 };
const note = { view_uid: 'catatan', label: 'Catatan', type: 0 };

const storeWith = (show_if?: object) => ({
  codename: 'toko',
  forms: [{ view_uid: 'pesan', lines: [size, name, color, { ...note, ...(show_if && { show_if }) }] }],
});
const show = (show_if?: object) => showForm({ document: storeWith(show_if), place: '/forms/0/lines/3' });
const open = () => userEvent.click(screen.getByRole('button', { name: /^Earlier question|^Question/ }));
const choose = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

test('only earlier questions with answers are offered', async () => {
  await show();
  await open();
  expect(screen.getByRole('button', { name: 'Ukuran' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nama' })).toBeNull();
});

test('another question begins without answers, in one change', async () => {
  const form = await show({ line: 'ukuran', options: ['besar'] });
  await open();
  await choose('Warna');
  expect(form.document()).toEqual(storeWith({ line: 'warna', options: [] }));
  expect(form.operations).toHaveLength(1);
});

test('the same question keeps its answers', async () => {
  const form = await show({ line: 'ukuran', options: ['besar'] });
  await open();
  await choose('Ukuran');
  expect(form.operations).toEqual([]);
});

test('without a question there is no condition', async () => {
  const form = await show({ line: 'ukuran', options: ['besar'] });
  await open();
  await choose('Nothing chosen');
  expect(form.document()).toEqual(storeWith());
});
