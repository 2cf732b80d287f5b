import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../../src/api/execute';
import { ListProvincesDocument } from '../../../../studio/__generated__/documents/list-provinces';
import { showForm } from './form-double';

const provinces = [
  { id: '31', name: 'DKI Jakarta' },
  { id: '32', name: 'Jawa Barat' },
];
const cities: Readonly<Record<string, typeof provinces>> = {
  31: [{ id: '31.71', name: 'Jakarta Pusat' }],
  32: [{ id: '32.73', name: 'Kota Bandung' }],
};

let isDown: boolean;
beforeEach(() => {
  isDown = false;
});

const execute = ((document: { id: string }, { province }: { province: string }) => {
  if (isDown) return Promise.resolve({ ok: false, code: 'OFFLINE', requestId: '' });
  const isProvinces = document.id === ListProvincesDocument.id;
  return Promise.resolve({ ok: true, data: isProvinces ? { provinces } : { cities: cities[province] ?? [] } });
}) as unknown as Execute;

const show = (origin?: string, mayChange = true) =>
  showForm({
    document: {
      codename: 'toko',
      app: { view_uid: 'toko', name: 'Toko', use_expedition: 1, ...(origin && { origin }) },
    },
    place: '/app/~delivery',
    execute,
    mayChange: () => mayChange,
  });
const field = (name = /^Shipping city/) => screen.getByRole('button', { name });
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who may not change the city opens nothing', async () => {
  await show('32.73', false);
  expect(field()).toBeDisabled();
});

test('a city whose name is not known is shown by its id, and stays', async () => {
  const form = await show('99.01');
  expect(field(/99[.]01$/)).toBeVisible();
  expect(form.operations).toEqual([]);
});

test('a list that cannot be loaded is tried again', async () => {
  isDown = true;
  await show();
  await userEvent.click(field());
  isDown = false;
  await userEvent.click(screen.getByText('Try again'));
  expect(screen.getByRole('button', { name: 'Jawa Barat' })).toBeVisible();
});

test('a province alone stores nothing', async () => {
  const form = await show();
  await userEvent.click(field());
  await choose('Jawa Barat');
  expect(form.operations).toEqual([]);
});

test('a city is found in its province, after a wrong turn, and stored by its id', async () => {
  const form = await show();
  await userEvent.click(field());
  await choose('DKI Jakarta');
  await choose('Another province');
  await choose('Jawa Barat');
  await choose('Kota Bandung');
  expect(form.document()).toMatchObject({ app: { origin: '32.73' } });
  expect(field(/Kota Bandung, Jawa Barat$/)).toBeVisible();
});

test('the city can be taken away', async () => {
  const form = await show('32.73');
  await userEvent.click(field());
  await choose('Nothing chosen');
  expect(form.document()).not.toHaveProperty('app.origin');
});
