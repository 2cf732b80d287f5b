import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { AddressBookDocument } from '../../../../src/__generated__/documents/address-book';
import { ChooseAddressDocument } from '../../../../src/__generated__/documents/choose-address';
import { DeleteAddressDocument } from '../../../../src/__generated__/documents/delete-address';
import { ProvincesDocument } from '../../../../src/__generated__/documents/provinces';
import { StoreAddressDocument } from '../../../../src/__generated__/documents/store-address';
import { RegionSheet } from '../../../../src/features/addresses/address-form';
import { settingsRoutes } from '../../../../src/screens/settings/routes';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';

const region = (id: string, name: string) => ({ __typename: 'Region', id, name });
const entry = (id: string, isDefault = false) => ({
  __typename: 'SavedAddress',
  id,
  isDefault,
  address: {
    __typename: 'Address',
    fullName: 'Rina',
    street: `Jl. ${id}`,
    phone: '08123',
    province: region('32', 'Jawa Barat'),
    city: region('32.73', 'Kota Bandung'),
    district: region('32.73.02', 'Coblong'),
  },
});
const saved = (...addresses: object[]) => ({ result: { __typename: 'SavedAddresses', addresses } });
const refused = { result: { __typename: 'Refusal', code: 'ADDRESS_GONE', message: 'Hilang' } };
const both = [entry('rumah', true), entry('kantor')];

type Answers = Partial<Record<'list' | 'store' | 'remove' | 'choose', () => object>>;

const show = ({ list, store, remove, choose }: Answers = {}) =>
  showPage('/akun/alamat', [
    answering(
      AddressBookDocument,
      list ?? (() => ({ customer: { __typename: 'Customer', id: 'rina', addresses: both } })),
    ),
    answering(StoreAddressDocument, store ?? (() => saved(...both))),
    answering(DeleteAddressDocument, remove ?? (() => saved(entry('kantor', true)))),
    answering(ChooseAddressDocument, choose ?? (() => saved(entry('kantor', true), entry('rumah')))),
    answering(ProvincesDocument, () => ({ regions: [region('31', 'DKI Jakarta')] })),
  ]);
const listing = (...addresses: object[]) => ({
  list: () => ({ customer: { __typename: 'Customer', id: 'rina', addresses } }),
});

const tap = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const rows = () => within(screen.getByRole('main')).getAllByRole('listitem');
const dialog = () => within(screen.getByRole('dialog'));

beforeAll(() => Promise.all([...settingsRoutes.map(({ screen }) => screen.preload()), RegionSheet.preload()]));
beforeEach(() => {
  sessionStorage.clear();
  setFlag();
});
afterEach(clearFlag);

test.each([
  ['deleted', 'Hapus alamat Jl. kantor', { remove: () => refused }],
  ['chosen', 'Jadikan Jl. kantor alamat utama', { choose: () => refused }],
])('an address that cannot be %s stays, and the reason is shown', async (_what, name, answers) => {
  await show(answers);
  await tap(name);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Alamat ini sudah dihapus');
  expect(rows()).toHaveLength(2);
});

test('a change without an answer is reported, and changes nothing', async () => {
  await show({ remove: () => failure });
  await tap('Hapus alamat Jl. rumah');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(rows()).toHaveLength(2);
});

test('no eleventh address is offered', async () => {
  await show(listing(entry('a0', true), ...Array.from({ length: 9 }, (_, n) => entry(`b${n}`))));
  expect(await screen.findByRole('button', { name: 'Tambah alamat' })).toBeDisabled();
  expect(screen.getByText('Paling banyak 10 alamat. Hapus salah satu untuk menambah yang baru.')).toBeVisible();
});

test('a guest is asked to sign in', async () => {
  await show({ list: () => ({ customer: null }) });
  expect(screen.queryByRole('button', { name: 'Tambah alamat' })).toBeNull();
});

test('a provider that stores one address links to the settings', async () => {
  await show({ list: () => ({ customer: { __typename: 'Customer', id: 'rina', addresses: null } }) });
  expect(await screen.findByRole('heading', { name: 'Satu alamat' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ubah alamat' })).toHaveAttribute('href', '/akun/pengaturan');
  expect(screen.queryByRole('button', { name: 'Tambah alamat' })).toBeNull();
});

test('without an address the page says what they are for', async () => {
  await show(listing());
  expect(await screen.findByRole('heading', { name: 'Belum ada alamat' })).toBeVisible();
  await tap('Tambah alamat');
  expect(dialog().getByRole('heading', { name: 'Alamat baru' })).toBeVisible();
});

test('lists the addresses, with the main one marked', async () => {
  const { container } = await show();
  expect((await screen.findAllByText('Utama')).length).toBe(1);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Jl. rumah, Coblong, Kota Bandung, Jawa Barat'),
    expect.stringContaining('Jl. kantor, Coblong'),
  ]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

test('another address becomes the main one', async () => {
  const { execute } = await show();
  await tap('Jadikan Jl. kantor alamat utama');
  expect(askedFor(execute, ChooseAddressDocument)).toEqual([{ id: 'kantor' }]);
  expect(await screen.findByText('Alamat utama diganti')).toBeVisible();
  expect(rows()[0]).toHaveTextContent('Jl. kantor');
});

test('a deleted address can be put back as it was', async () => {
  const { execute } = await show();
  await tap('Hapus alamat Jl. rumah');
  expect(rows()).toHaveLength(1);
  await tap('Urungkan');
  expect(askedFor(execute, StoreAddressDocument)).toEqual([
    {
      id: 'rumah',
      address: {
        fullName: 'Rina',
        street: 'Jl. rumah',
        phone: '08123',
        province: '32',
        city: '32.73',
        district: '32.73.02',
      },
    },
  ]);
  expect(askedFor(execute, ChooseAddressDocument)).toEqual([{ id: 'rumah' }]);
});

test('a changed address is stored under its id, and its text is stored no more', async () => {
  const { execute } = await show();
  await tap('Ubah alamat Jl. kantor');
  const street = dialog().getByRole('textbox', { name: 'Alamat' });
  await userEvent.clear(street);
  await userEvent.type(street, 'Jl. Baru 1');
  expect(Object.values({ ...sessionStorage }).join()).toContain('Jl. Baru 1');
  await act(async () => void fireEvent.click(dialog().getByRole('button', { name: 'Simpan' })));
  await waitFor(() =>
    expect(askedFor(execute, StoreAddressDocument)).toEqual([
      { id: 'kantor', address: expect.objectContaining({ street: 'Jl. Baru 1', district: '32.73.02' }) },
    ]),
  );
  expect(await screen.findByText('Berhasil mengubah Alamat')).toBeVisible();
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('Jl. Baru 1');
});

test('a refused address shows the reason, in the text of the page', async () => {
  await show({ store: () => ({ result: { __typename: 'Refusal', code: 'ADDRESSES_FULL', message: 'Full' } }) });
  await tap('Ubah alamat Jl. kantor');
  await act(async () => void fireEvent.click(dialog().getByRole('button', { name: 'Simpan' })));
  expect(await screen.findByText(/Alamat sudah penuh/)).toBeVisible();
});

test('a typed text and a chosen region are restored after a reload, with the same id', async () => {
  const first = await show(listing());
  await tap('Tambah alamat');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Nama Penerima' }), 'Budi');
  await tap(/^Provinsi/);
  await tap('DKI Jakarta');
  first.unmount();

  await show(listing());
  await tap('Tambah alamat');
  expect(await screen.findByRole('textbox', { name: 'Nama Penerima' })).toHaveValue('Budi');
  expect(screen.getByRole('button', { name: 'Provinsi, DKI Jakarta' })).toBeVisible();
});

test('a changed text of an address is restored after its sheet was closed', async () => {
  const first = await show();
  await tap('Ubah alamat Jl. kantor');
  const name = dialog().getByRole('textbox', { name: 'Nama Penerima' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Budi');
  await act(async () => void fireEvent.click(dialog().getAllByRole('button', { name: 'Tutup' })[0] as HTMLElement));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  first.unmount();

  await show();
  await tap('Ubah alamat Jl. kantor');
  expect(await screen.findByRole('textbox', { name: 'Nama Penerima' })).toHaveValue('Budi');
});
