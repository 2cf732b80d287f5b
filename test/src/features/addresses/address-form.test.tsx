import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { CitiesDocument } from '../../../../src/__generated__/documents/cities';
import { DistrictsDocument } from '../../../../src/__generated__/documents/districts';
import { ProvincesDocument } from '../../../../src/__generated__/documents/provinces';
import type { Address_WholeFragment } from '../../../../src/__generated__/gql/graphql';
import type { Execute } from '../../../../src/api/execute';
import type { FragmentOf } from '../../../../src/api/fragment';
import type { SaveAddress } from '../../../../src/features/addresses/use-address';
import { AddressForm, RegionSheet } from '../../../../src/features/addresses/address-form';
import { renderPart } from '../../../support/browser/render-part';

const region = (id: string, name: string) => ({ __typename: 'Region' as const, id, name });
const jabar = region('32', 'Jawa Barat');
const bandung = region('3273', 'Kota Bandung');
const coblong = region('327302', 'Coblong');

const home = {
  __typename: 'Address',
  fullName: 'Rina',
  street: 'Jl. Dago 21',
  phone: '+628123',
  province: jabar,
  city: bandung,
  district: coblong,
} as FragmentOf<Address_WholeFragment>;

const offline = { ok: false, code: 'OFFLINE', requestId: '' } as const;
const regions: { [id: string]: object[] } = {
  [ProvincesDocument.id]: [region('31', 'DKI Jakarta'), jabar],
  [CitiesDocument.id]: [bandung, region('3217', 'Kabupaten Bandung Barat')],
  [DistrictsDocument.id]: [coblong],
};

const load = jest.fn<object, [string, object]>();
const save = jest.fn<ReturnType<SaveAddress>, Parameters<SaveAddress>>();
const onSaved = jest.fn();

beforeAll(() => RegionSheet.preload());
beforeEach(() => {
  history.replaceState(null, '');
  load.mockReset().mockImplementation((id) => ({ ok: true, data: { regions: regions[id] } }));
  save.mockReset().mockResolvedValue(null);
  onSaved.mockReset();
});

const execute = (async ({ id }: { id: string }, variables: object) => load(id, variables)) as unknown as Execute;

const show = (address: FragmentOf<Address_WholeFragment> | null) =>
  renderPart(<AddressForm address={address} save={save} onSaved={onSaved} />, { execute });

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const pick = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name, hidden: true }));

test('autofill puts a one-line address into the only address field', async () => {
  await show(null);
  expect(field('Alamat')).toHaveAttribute('autocomplete', 'address-line1');
});

test('a phone number is cut to 15 digits or plus; a long name or address is an error, not cut', async () => {
  await show(null);
  await userEvent.type(field('Nama Penerima'), 'a'.repeat(31));
  await userEvent.type(field('Alamat'), 'b'.repeat(31));
  await userEvent.type(field('Nomor HP'), '+62 (812) 345-abc 678901234567');
  expect(field('Nama Penerima')).toHaveValue('a'.repeat(31));
  expect(field('Alamat')).toHaveValue('b'.repeat(31));
  await tap('Simpan');
  expect(alerts().length).toBeGreaterThan(1);
  expect(screen.getAllByText('31/30')).toHaveLength(2);
  expect(field('Nomor HP')).toHaveValue('+62812345678901');
});

test('loads nothing before a list is opened', async () => {
  await show(home);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Kecamatan, Coblong' })).toBeEnabled();
});

test('a city needs its province, a district its city', async () => {
  await show(null);
  expect(screen.getByRole('button', { name: 'Provinsi, Pilih Provinsi' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Kota, Pilih Kota' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Kecamatan, Pilih Kecamatan' })).toBeDisabled();
});

test('a province opens its cities, a city its districts', async () => {
  await show(null);
  await tap('Provinsi, Pilih Provinsi');
  await pick('Jawa Barat');
  expect(screen.getByRole('dialog', { name: 'Pilih Kota' })).toBeVisible();
  await pick('Kota Bandung');
  await pick('Coblong');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Kota, Kota Bandung' })).toBeVisible();
  expect(load.mock.calls.map(([, variables]) => variables)).toEqual([{}, { parent: '32' }, { parent: '3273' }]);
});

test('another province clears the city and the district', async () => {
  await show(home);
  await tap('Provinsi, Jawa Barat');
  await pick('DKI Jakarta');
  await tap('Tutup');
  expect(screen.getByRole('button', { name: 'Provinsi, DKI Jakarta' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kota, Pilih Kota' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Kecamatan, Pilih Kecamatan' })).toBeDisabled();
});

test.each([
  ['Provinsi, Jawa Barat', 'Gagal ambil data Provinsi'],
  ['Kota, Kota Bandung', 'Gagal ambil data Kota'],
  ['Kecamatan, Coblong', 'Gagal ambil data Kecamatan'],
])('a list of %s that fails to load says so and loads on retry', async (name, text) => {
  load.mockReturnValueOnce(offline);
  await show(home);
  await tap(name);
  expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByText('Coba Lagi'));
  expect(screen.queryByText(text)).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['province', 'Field Provinsi harus di isi dengan benar'],
  ['city', 'Field Kota harus di isi dengan benar'],
  ['district', 'Field Kecamatan harus di isi dengan benar'],
])('an address without a %s is not saved', async (level, text) => {
  await show({ ...home, [level]: null });
  await tap('Simpan');
  expect(alerts()).toEqual([text]);
  expect(save).not.toHaveBeenCalled();
});

test('empty text fields are errors', async () => {
  await show({ ...home, fullName: ' ', street: '', phone: '' } as FragmentOf<Address_WholeFragment>);
  await tap('Simpan');
  expect(alerts()).toEqual([
    'Field Nama harus di isi dengan benar',
    'Field Nomor HP harus di isi dengan benar',
    'Field Alamat harus di isi dengan benar',
  ]);
  await waitFor(() => expect(field('Nama Penerima')).toHaveFocus());
});

test('saves an address as typed and chosen', async () => {
  await show(home);
  await userEvent.clear(field('Nama Penerima'));
  await userEvent.type(field('Nama Penerima'), ' Rina Sari ');
  await tap('Simpan');
  expect(save.mock.calls).toEqual([
    [
      {
        fullName: 'Rina Sari',
        street: 'Jl. Dago 21',
        phone: '+628123',
        province: '32',
        city: '3273',
        district: '327302',
      },
    ],
  ]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test.each([
  ['CITY_INVALID', 'Kota tidak ada', ['Field Kota harus di isi dengan benar', 'Gagal mengubah Alamat. Kota tidak ada']],
  [
    'DISTRICT_INVALID',
    'Kecamatan tidak ada',
    ['Field Kecamatan harus di isi dengan benar', 'Gagal mengubah Alamat. Kecamatan tidak ada'],
  ],
  ['ADDRESS_INCOMPLETE', 'Nama terlalu panjang', ['Gagal mengubah Alamat. Nama terlalu panjang']],
  ['OTHER', 'Di luar jangkauan', ['Gagal mengubah Alamat. Di luar jangkauan']],
])('a refusal with %s shows its message beside the field', async (code, message, texts) => {
  save.mockResolvedValue({ code, message });
  await show(home);
  await userEvent.type(field('Alamat'), 'A');
  await tap('Simpan');
  expect(alerts()).toEqual(texts);
  expect(field('Alamat')).toHaveValue('Jl. Dago 21A');
  expect(onSaved).not.toHaveBeenCalled();
});

test('an address that could not be sent stays and can be sent again', async () => {
  save.mockRejectedValueOnce(new Error('OFFLINE'));
  await show(home);
  await tap('Simpan');
  expect(alerts()).toEqual(['Gagal mengubah Alamat']);
  await tap('Simpan');
  expect(alerts()).toEqual([]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test.each([
  ['an empty form', null, async () => {}],
  ['faults', null, () => tap('Simpan')],
  ['a list', home, () => tap('Kota, Kota Bandung')],
])('axe reports nothing in %s', async (_what, address, go) => {
  const { container } = await show(address);
  await go();
  const { violations } = await axe.run(container, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});
