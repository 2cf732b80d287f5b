import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import type { Choice_OfferFragment } from '../../../../../src/__generated__/gql/graphql';
import type { FragmentOf } from '../../../../../src/api/fragment';
import ChoiceSheet from '../../../../../src/features/catalogue/choice/choice-sheet';
import { renderPart } from '../../../../support/browser/render-part';

const rupiah = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'Rp' });

const shirt = { id: 'kaus', title: 'Kaus', image: null, price: rupiah(90_000), priceBeforeDiscount: null };

const variant = (size: string, color: string, stock = 9, price = 90_000) => ({
  __typename: 'Variant' as const,
  id: `${size}-${color}`,
  name: `${size}, ${color}`,
  price: rupiah(price),
  priceBeforeDiscount: null,
  stock,
  image: `listimage/${color}.svg`,
  options: [
    { __typename: 'VariantOption' as const, name: 'Ukuran', value: size },
    { __typename: 'VariantOption' as const, name: 'Warna', value: color },
  ],
});

const shirts = [
  variant('S', 'Merah'),
  variant('M', 'Merah', 3, 95_000),
  variant('L', 'Merah', 0),
  variant('S', 'Biru', 20),
  variant('M', 'Hijau', 20),
];

const offerOf = (differences: Partial<Choice_OfferFragment> = {}) =>
  ({
    __typename: 'Offer',
    buyLabel: null,
    stock: 40,
    maxQuantity: 1_000_000,
    maxOrderQuantity: null,
    variants: shirts,
    ...differences,
  }) as FragmentOf<Choice_OfferFragment>;

function Page({ offer }: { offer: FragmentOf<Choice_OfferFragment> }) {
  const [open, setOpen] = useState(true);
  return <ChoiceSheet open={open} intent="cart" item={shirt} offer={offer} onClose={() => setOpen(false)} />;
}

const show = (offer = offerOf()) => renderPart(<Page offer={offer} />, { path: '/p/kaus-kaus' });

const row = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));
const chip = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}($| Stok| Tidak)`) });
const pick = (name: string) => userEvent.click(chip(name));
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const quantity = (name: string) => screen.getByRole('textbox', { name: `Jumlah ${name}` });
const total = () => screen.getByText(/^Total/).closest('p');
const sheet = () => screen.getByRole('dialog', { name: 'Pilih Varian' });
const toast = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const kept = () => JSON.parse(sessionStorage.getItem('kopi:guest:choice') ?? 'null') as unknown;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
});

test('a size sold out in the chosen colour cannot be chosen and says why', async () => {
  await show();
  await pick('Merah');
  expect(chip('L')).toHaveAttribute('aria-disabled', 'true');
  expect(chip('L')).toHaveAccessibleName(/Stok habis/);
  await pick('L');
  expect(chip('L')).not.toBeChecked();
  expect(toast()).toContain('L, Merah: Stok habis');
});

test('a size not available in the chosen colour cannot be chosen and says why', async () => {
  await show();
  await pick('Biru');
  expect(chip('M')).toHaveAttribute('aria-disabled', 'true');
  expect(chip('M')).toHaveAccessibleName(/Tidak tersedia/);
  await pick('M');
  expect(chip('M')).not.toBeChecked();
  expect(toast()).toContain('M, Biru: Tidak tersedia');
});

test('a second tap clears a value, so that every combination can be reached', async () => {
  await show();
  await pick('Biru');
  await pick('Biru');
  expect(chip('Biru')).not.toBeChecked();
  await pick('M');
  await pick('Hijau');
  expect(quantity('M, Hijau')).toHaveValue('1');
});

test('nothing is chosen at first; the button names the missing option and moves there', async () => {
  await show();
  expect(
    row('Ukuran')
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).checked),
  ).not.toContain(true);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Masukkan Keranjang' })).toBeNull();
  await tap('Pilih Ukuran');
  expect(chip('S')).toHaveFocus();
  await pick('S');
  await tap('Pilih Warna');
  expect(chip('Merah')).toHaveFocus();
  expect(kept()).toBeNull();
});

test('a combination shows its price, stock and one stepper that starts at one', async () => {
  await show();
  expect(sheet()).toHaveTextContent('Rp90.000 – Rp95.000');
  await pick('M');
  await pick('Merah');
  expect(sheet()).toHaveTextContent('Rp95.000Ukuran');
  expect(sheet()).toHaveTextContent('Sisa 3');
  expect(screen.getAllByRole('textbox')).toEqual([quantity('M, Merah')]);
  expect(quantity('M, Merah')).toHaveValue('1');
  expect(total()).toHaveTextContent('Total · 1 barangRp95.000');
});

test('shows the picture of the chosen colour', async () => {
  await show();
  const picture = () => sheet().querySelector('img[width="80"]')?.getAttribute('src') ?? '';
  expect(picture()).toBe('');
  await pick('Biru');
  expect(picture()).toContain('Biru.svg');
});

test('another value keeps the quantity, up to its stock', async () => {
  await show();
  await pick('S');
  await pick('Merah');
  for (let taps = 0; taps < 4; taps += 1) await tap('Tambah S, Merah');
  await pick('M');
  expect(quantity('M, Merah')).toHaveValue('3');
  expect(toast()).toContain('Stok belum tersedia');
  expect(total()).toHaveTextContent('Total · 3 barangRp285.000');
});

test('several combinations are bought at once; added ones are listed and removable', async () => {
  await show();
  await pick('S');
  await pick('Merah');
  await tap('Tambah S, Merah');
  await tap('Tambah varian lain');
  expect(chip('S')).not.toBeChecked();
  expect(screen.getByRole('heading', { name: 'Juga dipilih' })).toBeVisible();
  expect(sheet()).toHaveTextContent('2 × S, MerahRp180.000');
  await pick('S');
  await pick('Biru');
  expect(total()).toHaveTextContent('Total · 3 barangRp270.000');
  await tap('Hapus S, Merah');
  expect(screen.queryByRole('heading', { name: 'Juga dipilih' })).toBeNull();
  expect(chip('S')).toHaveFocus();
  expect(total()).toHaveTextContent('Total · 1 barangRp90.000');
});

test('an added combination opened again keeps its quantity', async () => {
  await show();
  await pick('S');
  await pick('Merah');
  await tap('Tambah varian lain');
  await pick('S');
  await pick('Biru');
  await pick('Merah');
  expect(quantity('S, Merah')).toHaveValue('1');
  await pick('M');
  expect(sheet()).toHaveTextContent('1 × S, Merah');
  expect(sheet()).not.toHaveTextContent('Biru ×');
  expect(total()).toHaveTextContent('Total · 2 barangRp185.000');
});

test('added combinations can be bought while another is incomplete', async () => {
  await show();
  await pick('S');
  await pick('Merah');
  await tap('Tambah varian lain');
  await pick('M');
  await tap('Masukkan Keranjang');
  await waitFor(() => expect(kept()).toMatchObject({ lines: [{ id: 'S-Merah', quantity: 1 }] }));
});

test('a guest’s choice is restored, with its first combination selected', async () => {
  const lines = [
    { id: 'M-Merah', quantity: 2 },
    { id: 'S-Biru', quantity: 1 },
  ];
  sessionStorage.setItem('kopi:guest:choice', JSON.stringify({ item: 'kaus', intent: 'cart', lines }));
  await show();
  expect(chip('M')).toBeChecked();
  expect(quantity('M, Merah')).toHaveValue('2');
  expect(sheet()).toHaveTextContent('1 × S, Biru');
});

test('uncounted stock disables no value', async () => {
  await show(offerOf({ stock: null, variants: shirts.map((shirt) => ({ ...shirt, stock: null })) }));
  expect(row('Ukuran').queryByText('Stok habis')).toBeNull();
});

test('incomplete options fall back to the names of the variants', async () => {
  await show(offerOf({ variants: [...shirts, { ...variant('XL', 'Biru'), options: [] }] }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(quantity('XL, Biru')).toHaveValue('0');
});

test('axe reports nothing in the sheet, at first and with several combinations', async () => {
  const { container } = await show();
  const findings = async () => {
    const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };
    return (await axe.run(container, { rules })).violations;
  };
  expect(await findings()).toEqual([]);
  await pick('S');
  await pick('Merah');
  await tap('Tambah varian lain');
  await pick('Biru');
  await act(async () => {});
  expect(await findings()).toEqual([]);
});
