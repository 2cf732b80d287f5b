import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { AddressBookDocument } from '../../../../src/__generated__/documents/address-book';
import { ChooseAddressDocument } from '../../../../src/__generated__/documents/choose-address';
import { SaveAddressDocument } from '../../../../src/__generated__/documents/save-address';
import { StoreAddressDocument } from '../../../../src/__generated__/documents/store-address';
import { routes } from '../../../../src/app/router/routes';
import { address, showCheckout } from '../../../support/browser/checkout-fixture';
import { answering, askedFor, failure } from '../../../support/browser/store-page';

const entry = (id: string, isDefault = false) => ({
  __typename: 'SavedAddress',
  id,
  isDefault,
  address: { ...address, street: `Jl. ${id}` },
});
const both = [entry('rumah', true), entry('kantor')];
const changed = (...addresses: object[]) => ({ result: { __typename: 'SavedAddresses', addresses } });
const refused = { result: { __typename: 'Refusal', code: 'ADDRESS_GONE', message: 'Hilang' } };

type Answers = Partial<Record<'choose' | 'store', () => object>>;

const open = async (list: () => object, { choose, store }: Answers = {}) => {
  const shown = await showCheckout({}, '/checkout', [
    answering(AddressBookDocument, list),
    answering(ChooseAddressDocument, choose ?? (() => changed(entry('kantor', true), entry('rumah')))),
    answering(StoreAddressDocument, store ?? (() => changed(...both))),
  ]);
  await tap(/^Rina · 0812/);
  return { ...shown, sheet: within(await screen.findByRole('dialog', { name: 'Alamat Pengiriman' })) };
};
const listing =
  (...addresses: object[]) =>
  () => ({ customer: { __typename: 'Customer', id: 'c1', addresses } });
const none = () => ({ customer: { __typename: 'Customer', id: 'c1', addresses: null } });

const tap = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

beforeAll(() => Promise.all(routes.map((route) => route.screen.preload())));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an address that cannot be chosen says why, and the sheet stays open', async () => {
  const { sheet } = await open(listing(...both), { choose: () => refused });
  await tap(/Jl\. kantor, Coblong/);
  expect(await sheet.findByText('Alamat ini sudah dihapus')).toBeVisible();
});

test('a choice without an answer is reported, and can be made again', async () => {
  const { sheet, execute } = await open(listing(...both), { choose: () => failure });
  await tap(/Jl\. kantor, Coblong/);
  expect(await sheet.findByRole('alert')).toBeVisible();
  await tap(/Jl\. kantor, Coblong/);
  expect(askedFor(execute, ChooseAddressDocument)).toHaveLength(2);
});

test('no eleventh address is offered', async () => {
  const { sheet } = await open(listing(entry('a', true), ...Array.from({ length: 9 }, (_, n) => entry(`b${n}`))));
  expect(await sheet.findByRole('button', { name: 'Tambah alamat' })).toBeDisabled();
});

test.each([
  ['a provider that stores one address', none],
  ['a list that does not load', () => failure],
  ['no address yet', listing()],
])('with %s the sheet is the form of the address', async (_what, list) => {
  const { sheet, execute } = await open(list);
  expect(await sheet.findByRole('textbox', { name: 'Alamat' })).toHaveValue('Jl. Dago 21');
  await tap('Simpan');
  await waitFor(() => expect(askedFor(execute, SaveAddressDocument)).toHaveLength(1));
});

test('lists the addresses, with the main one pressed', async () => {
  const { sheet, container } = await open(listing(...both));
  expect(await sheet.findByRole('button', { name: /Jl\. rumah, Coblong/, pressed: true })).toBeVisible();
  expect(sheet.getByRole('button', { name: /Jl\. kantor, Coblong/, pressed: false })).toBeVisible();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the main address closes the sheet, and nothing is sent', async () => {
  const { execute } = await open(listing(...both));
  await tap(/Jl\. rumah, Coblong/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor(execute, ChooseAddressDocument)).toEqual([]);
});

test('another address is chosen, and the sheet closes', async () => {
  const { execute } = await open(listing(...both));
  await tap(/Jl\. kantor, Coblong/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor(execute, ChooseAddressDocument)).toEqual([{ id: 'kantor' }]);
});

test('a changed address is stored and chosen', async () => {
  const { sheet, execute } = await open(listing(...both));
  await tap('Ubah alamat Jl. kantor');
  const street = await sheet.findByRole('textbox', { name: 'Alamat' });
  await userEvent.clear(street);
  await userEvent.type(street, 'Jl. Baru 1');
  await tap('Simpan');
  await waitFor(() => expect(askedFor(execute, ChooseAddressDocument)).toEqual([{ id: 'kantor' }]));
  expect(askedFor(execute, StoreAddressDocument)).toEqual([
    { id: 'kantor', address: expect.objectContaining({ street: 'Jl. Baru 1' }) },
  ]);
});
