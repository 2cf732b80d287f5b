import { act, screen, within } from '@testing-library/react';
import type { Execute } from '../../../../src/api/execute';
import VoucherSheet from '../../../../src/features/vouchers/voucher-sheet';
import { renderWith } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';

const rupiah = (amount: number) => ({ __typename: 'Money', amount, currency: 'Rp' });
const voucher = (code: string, differences: object = {}) => ({
  __typename: 'Voucher',
  id: code,
  code,
  category: 'GOODS',
  worth: { __typename: 'FixedWorth', amount: rupiah(5_000) },
  minimumOrder: rupiah(50_000),
  isCashback: false,
  endDate: '2026-12-31',
  note: '',
  saving: null,
  refusal: null,
  ...differences,
});
const share = { worth: { __typename: 'ShareWorth', percent: 10, maximum: rupiah(20_000) } };
const refused = (code: string) => ({ refusal: { __typename: 'Refusal', code, message: '' } });

const writeText = jest.fn(async () => undefined);
beforeAll(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true }));

const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());

async function show(vouchers: object[], onUse?: (code: string) => void) {
  const execute: Execute = async () => ({ ok: true, data: { vouchers } }) as never;
  await act(async () =>
    renderWith(
      execute,
      <VoucherSheet open supplier={null} {...(onUse && { onUse })} onClose={() => {}} />,
      testStore(),
    ),
  );
  return screen.getByRole('dialog');
}
const cards = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each<[what: string, differences: object, text: string]>([
  ['an amount', {}, '[Barang]Diskon Rp5.000Min. belanja Rp50.000Berlaku sampai 31 Desember 2026Detail'],
  [
    'a share',
    { ...share, category: 'SERVICE', minimumOrder: null },
    '[Jasa]Diskon 10% sampai Rp20.000Berlaku sampai 31 Desember 2026Detail',
  ],
  [
    'cashback',
    { isCashback: true, category: 'DIGITAL', minimumOrder: null, saving: rupiah(5_000) },
    '[Digital]Cashback Rp5.000Berlaku sampai 31 Desember 2026Cashback Rp5.000Detail',
  ],
  [
    'what it saves now',
    { minimumOrder: null, saving: rupiah(4_000) },
    '[Barang]Diskon Rp5.000Berlaku sampai 31 Desember 2026Hemat Rp4.000Detail',
  ],
])('a voucher with %s says so', async (_what, differences, text) => {
  expect(cards(await show([voucher('HEMAT', differences)]))).toEqual([text]);
});

test('where nothing is bought, vouchers cannot be used', async () => {
  await show([voucher('HEMAT')]);
  expect(screen.queryByRole('button', { name: 'Pakai HEMAT' })).toBeNull();
});

test('a voucher is used from the list or from its details, unless it says why not', async () => {
  const onUse = jest.fn();
  await show([voucher('HEMAT'), voucher('LEWAT', refused('VOUCHER_EXPIRED'))], onUse);
  await tap('Pakai HEMAT');
  expect(screen.queryByRole('button', { name: 'Pakai LEWAT' })).toBeNull();
  await tap('Detail HEMAT');
  await tap('Pakai');
  expect(onUse.mock.calls).toEqual([['HEMAT'], ['HEMAT']]);
  await tap('Kembali');
  await tap('Detail LEWAT');
  expect(screen.queryByRole('button', { name: 'Pakai' })).toBeNull();
});

test('a voucher for the delivery asks for the carrier first', async () => {
  const sheet = await show([voucher('ONGKIR', { category: 'DELIVERY', ...refused('VOUCHER_NOT_APPLICABLE') })]);
  expect(sheet).toHaveTextContent('Pilih tipe ekspedisi terlebih dahulu');
});

test('the details have the note of the store, and the code can be copied', async () => {
  const sheet = await show([voucher('HEMAT', { note: 'Hanya akhir pekan.' })]);
  await tap('Detail HEMAT');
  expect(screen.getByRole('dialog', { name: 'HEMAT' })).toBe(sheet);
  for (const text of ['[Barang]', 'Diskon Rp5.000', 'Hanya akhir pekan.', 'Min. belanja Rp50.000'])
    expect(within(sheet).getByText(text)).toBeVisible();
  expect(within(sheet).getByText('Berlaku sampai 31 Desember 2026')).toBeVisible();
  await tap('Salin Kode');
  expect(writeText).toHaveBeenCalledWith('HEMAT');
  expect(await screen.findByText('Berhasil menyalin Kode')).toBeVisible();
});

test('a store without vouchers says so', async () => {
  expect(await show([])).toHaveTextContent('Belum ada voucher');
});
