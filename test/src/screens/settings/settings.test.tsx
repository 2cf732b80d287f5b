import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { ChangePasswordDocument } from '../../../../src/__generated__/documents/change-password';
import { SaveLanguageDocument } from '../../../../src/__generated__/documents/save-language';
import { SaveSettingsDocument } from '../../../../src/__generated__/documents/save-settings';
import { SettingsScreenDocument } from '../../../../src/__generated__/documents/settings-screen';
import { settingsRoutes } from '../../../../src/screens/settings/routes';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';
import { setFlag } from '../../../support/browser/session-flag';

const region = (id: string, name: string) => ({ __typename: 'Region', id, name });
const address = {
  __typename: 'Address',
  fullName: 'Rina',
  street: 'Jl. Dago 21',
  phone: '+628123',
  province: region('32', 'Jawa Barat'),
  city: region('3273', 'Kota Bandung'),
  district: region('327302', 'Coblong'),
};

const done = () => ({ changePassword: { __typename: 'Done' } });

const show = (path: string, change: () => object = done, settings: object = { language: 'INDONESIAN', address }) =>
  showPage(path, [
    answering(SettingsScreenDocument, () => ({ customer: { __typename: 'Customer', id: 'rina', settings } })),
    answering(SaveSettingsDocument, () => ({ saveSettings: address })),
    answering(SaveLanguageDocument, change),
    answering(ChangePasswordDocument, change),
  ]);

beforeAll(() => Promise.all(settingsRoutes.map((route) => route.screen.preload())));
beforeEach(() => {
  sessionStorage.clear();
  setFlag();
});

const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());

async function fill(old: string, fresh: string, repeated: string) {
  if (old) await userEvent.type(screen.getByLabelText('Password Lama'), old);
  if (fresh) await userEvent.type(screen.getByLabelText('Password Baru'), fresh);
  if (repeated) await userEvent.type(screen.getByLabelText('Konfirm Password'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
}

test('the address is saved with the language', async () => {
  const { execute } = await show('/akun/pengaturan');
  await tap('Simpan');
  expect(await screen.findByText('Berhasil mengubah Alamat')).toBeVisible();
  expect(askedFor(execute, SaveSettingsDocument)).toEqual([
    {
      language: 'INDONESIAN',
      address: {
        fullName: 'Rina',
        street: 'Jl. Dago 21',
        phone: '+628123',
        province: '32',
        city: '3273',
        district: '327302',
      },
    },
  ]);
});

const chooseIndonesian = () => userEvent.click(screen.getByRole('radio', { name: 'Indonesia' }));
const languageSaved = () => ({ saveLanguage: { __typename: 'CustomerSettings' } });

test.each([null, address])('the language is saved alone while the address is untouched', async (saved) => {
  const { execute } = await show('/akun/pengaturan', languageSaved, { language: 'ENGLISH', address: saved });
  await chooseIndonesian();
  await tap('Simpan');
  expect(await screen.findByText('Berhasil')).toBeVisible();
  expect(askedFor(execute, SaveLanguageDocument)).toEqual([{ language: 'INDONESIAN' }]);
  expect(askedFor(execute, SaveSettingsDocument)).toEqual([]);
});

test('saving the language requires that a begun address is complete', async () => {
  const { execute } = await show('/akun/pengaturan', languageSaved, { language: 'ENGLISH', address: null });
  await chooseIndonesian();
  await userEvent.type(screen.getByLabelText('Nama Penerima'), 'Rina');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Field Alamat harus di isi dengan benar')).toBeVisible();
  expect(askedFor(execute, SaveLanguageDocument)).toEqual([]);
});

test('a language that cannot be saved stays chosen, with a message', async () => {
  await show('/akun/pengaturan', () => failure, { language: 'ENGLISH', address: null });
  await chooseIndonesian();
  await tap('Simpan');
  expect(await screen.findByText(/^Gagal\. /)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Indonesia' })).toBeChecked();
});

test('the chosen language shows its format of dates, prices and numbers', async () => {
  await show('/akun/pengaturan');
  expect(screen.getByText(/24 November 2026 · Rp1\.250\.000 · 4,8$/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Inggris' }));
  expect(screen.getByText(/24 November 2026 · Rp1\.250\.000 · 4\.8$/)).toBeVisible();
});

test('a typed address is restored after a reload or a new sign-in, until it is saved', async () => {
  const street = () => screen.getByLabelText(/^Alamat/);
  const { unmount } = await show('/akun/pengaturan');
  await userEvent.type(street(), ' B');
  unmount();
  const again = await show('/akun/pengaturan');
  await waitFor(() => expect(street()).toHaveValue('Jl. Dago 21 B'));
  await tap('Simpan');
  expect(await screen.findByText('Berhasil mengubah Alamat')).toBeVisible();
  again.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Dago');
});

test('both tabs link to each other', async () => {
  await show('/akun/pengaturan');
  expect(screen.getByRole('link', { name: 'DASAR' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'UBAH PASSWORD' })).toHaveAttribute('href', '/akun/pengaturan/password');
});

test.each([
  ['', 'baru1234', 'baru1234', 'Silahkan isi Password'],
  ['lama123', '', '', 'Silahkan isi Password'],
  ['lama123', '1234567', '1234567', 'Password paling sedikit 8 karakter'],
  ['lama123', 'baru1234', 'baru9999', 'Password Baru dan Konfirm Password Berbeda'],
])('with the old "%s", the new "%s" and its repetition "%s" are not sent: %s', async (old, fresh, repeated, said) => {
  const { execute } = await show('/akun/pengaturan/password');
  await fill(old, fresh, repeated);
  expect((await screen.findAllByText(said))[0]).toBeVisible();
  expect(askedFor(execute, ChangePasswordDocument)).toEqual([]);
});

test('the server’s refusal is shown, and the input stays', async () => {
  await show('/akun/pengaturan/password', () => ({
    changePassword: { __typename: 'Refusal', code: 'OLD_PASSWORD_WRONG', message: 'Password lama salah' },
  }));
  await fill('salah', 'baru1234', 'baru1234');
  expect(await screen.findByRole('alertdialog', { name: 'Password lama salah' })).toBeVisible();
  expect(screen.getByLabelText('Password Baru')).toHaveValue('baru1234');
});

test('a changed password ends the session and opens sign-in', async () => {
  const { execute } = await show('/akun/pengaturan/password');
  await fill('lama123', 'baru1234', 'baru1234');
  await waitFor(() => expect(screen.getByLabelText('current path').textContent).toBe('/login'));
  expect(await screen.findByText('Password sudah diubah. Masuk dengan password baru.')).toBeVisible();
  expect(document.cookie).not.toContain('at.kopi');
  expect(askedFor(execute, ChangePasswordDocument)).toEqual([{ oldPassword: 'lama123', newPassword: 'baru1234' }]);
});

test('reports no change of the password if the session has ended, and signing in returns to the page', async () => {
  const { execute } = await show('/akun/pengaturan/password');
  execute.mockResolvedValueOnce({ ok: false, code: 'SIGNED_OUT', message: '' } as never);
  await fill('lama123', 'baru1234', 'baru1234');
  const back = '/login?next=%2Fakun%2Fpengaturan%2Fpassword';
  await waitFor(() => expect(screen.getByLabelText('current path').textContent).toBe(back));
  expect(screen.queryByText(/^Password sudah diubah/)).toBeNull();
});

test.each(['/akun/pengaturan', '/akun/pengaturan/password'])('axe reports nothing at %s', async (path) => {
  const { container } = await show(path);
  const { violations } = await axe.run(container, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});
