import { act, fireEvent, screen } from '@testing-library/react';
import { showForm } from './form-double';

const show = (place: string, more = {}) =>
  showForm({
    document: {
      codename: 'toko',
      app: { view_uid: 'toko', name: 'Toko', ...more },
      rides: { zones: [{ code: 'kota', name: 'Kota', lat: 0, lng: 0, radius_km: 4 }] },
    },
    place,
  });
const amount = () => screen.getByRole('textbox', { name: /^Minimum order/ });
const radius = () => screen.getByRole('textbox', { name: /^Radius/ });
const type = (field: HTMLElement, value: string) => {
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
  act(() => field.blur());
};

test.each(['10,5', '25.000,50', '25.00', '1.0000', '25 000', 'Rp 25.000', '1e5', '--5'])(
  'the whole number %s is not stored, and the field says so',
  async (text) => {
    const form = await show('/app/~selling', { min_order_price: 5000 });
    type(amount(), text);
    expect(form.operations).toEqual([]);
    expect(amount()).toHaveValue(text);
    expect(screen.getByText(/type a whole number/)).toBeVisible();
    type(amount(), '1.250.000');
    expect(form.document()).toMatchObject({ app: { min_order_price: 1_250_000 } });
    expect(screen.queryByText(/type a whole number/)).toBeNull();
  },
);

test.each([
  ['2,5', 2.5],
  ['2.5', 2.5],
])('the number %s is stored as %s', async (text, number) => {
  const form = await show('/rides/zones/0');
  type(radius(), text);
  expect(form.document()).toMatchObject({ rides: { zones: [{ radius_km: number }] } });
});

test.each(['1.000,5', '0x10', 'Infinity'])('the number %s is not stored, and the field says so', async (text) => {
  const form = await show('/rides/zones/0');
  type(radius(), text);
  expect(form.operations).toEqual([]);
  expect(screen.getByText(/type a number/)).toBeVisible();
});
