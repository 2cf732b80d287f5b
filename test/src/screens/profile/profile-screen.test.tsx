import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { ProfileScreenDocument } from '../../../../src/__generated__/documents/profile-screen';
import { RemovePhotoDocument } from '../../../../src/__generated__/documents/remove-photo';
import { SaveProfileDocument } from '../../../../src/__generated__/documents/save-profile';
import { VerifyCodeDocument } from '../../../../src/__generated__/documents/verify-code';
import { profileRoutes } from '../../../../src/screens/profile/routes';
import { answering, askedFor, showPage } from '../../../support/browser/store-page';
import { setFlag } from '../../../support/browser/session-flag';

const customer = {
  __typename: 'Customer',
  id: 'rina',
  name: 'Rina',
  username: 'rina',
  email: 'rina@toko.test',
  phone: '',
  photo: null,
  ownPhoto: 'WEB12345678',
  emailVerified: true,
  phoneVerified: false,
};
const code = {
  __typename: 'CodeRequest',
  request: 'r1',
  channel: 'EMAIL',
  sentTo: 'b***@toko.test',
  expiresIn: 300,
  resendIn: 60,
};

const show = (
  save: () => object = () => ({ saveProfile: { __typename: 'SavedProfile', customer, emailCode: null } }),
  removePhoto: () => object = () => ({ removePhoto: { __typename: 'Done' } }),
  shown: () => object = () => customer,
) =>
  showPage('/akun/profil', [
    answering(ProfileScreenDocument, () => ({ customer: shown() })),
    answering(SaveProfileDocument, save),
    answering(RemovePhotoDocument, removePhoto),
    answering(VerifyCodeDocument, () => ({ verifyCode: { __typename: 'SignedIn', customer } })),
  ]);

beforeAll(async () => {
  await Promise.all(profileRoutes.map(({ screen: { preload } }) => preload()));
  await import('../../../../src/features/accounts/profile/photo-sheet');
});
beforeEach(() => {
  sessionStorage.clear();
  setFlag();
});

const labels = { email: 'E-mail', username: 'Username', name: 'Nama', phone: 'No HP' };
const field = (name: keyof typeof labels) => screen.getByLabelText(new RegExp(`^${labels[name]}`));
async function save(typed: { [Name in keyof typeof labels]?: string }) {
  for (const [name, text] of Object.entries(typed)) {
    await userEvent.clear(field(name as keyof typeof labels));
    if (text) await userEvent.type(field(name as keyof typeof labels), text);
  }
  const buttons = screen.getAllByRole('button', { name: 'Simpan' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
}

test.each([
  [{ email: '' }, 'Silahkan isi Email'],
  [{ email: 'rina' }, 'E-mail tidak valid'],
  [{ username: ' ' }, 'Silahkan isi Username'],
  [{ name: ' ' }, 'Silahkan isi Nama'],
  [{ phone: '0812-3' }, 'No HP hanya mengandung angka saja.'],
  [{ phone: '+' }, 'No HP hanya mengandung angka saja.'],
  [{ phone: '0812' }, 'Isi nomor HP dengan benar'],
  [{ phone: '0000000000' }, 'Isi nomor HP dengan benar'],
])('%j is not sent: %s', async (typed, text) => {
  const { execute } = await show();
  await save(typed);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(askedFor(execute, SaveProfileDocument)).toEqual([]);
});

test('a changed field is saved with the rest', async () => {
  const { execute } = await show();
  await save({ name: 'Rina Ayu', phone: '+628123456' });
  expect(await screen.findByText('Sukses')).toBeVisible();
  expect(askedFor(execute, SaveProfileDocument)).toEqual([
    { profile: { email: 'rina@toko.test', username: 'rina', name: 'Rina Ayu', phone: '+628123456' } },
  ]);
});

test('another phone links to its verification once it is saved', async () => {
  let phone = '';
  await show(
    () => {
      phone = '+62812';
      return { saveProfile: { __typename: 'SavedProfile', customer, emailCode: null } };
    },
    undefined,
    () => ({ ...customer, phone }),
  );
  expect(screen.queryByRole('link', { name: 'Verifikasi nomor HP' })).toBeNull();
  await save({ phone: '08123456' });
  const link = await screen.findByRole('link', { name: 'Verifikasi nomor HP' });
  expect(link).toHaveAttribute('href', '/verification-phone');
  expect(field('phone')).toHaveValue('08123456');
});

test('a name has at most the length that the store accepts', async () => {
  await show();
  await save({ name: 'a'.repeat(61) });
  expect(field('name')).toHaveValue('a'.repeat(60));
});

test('a refusal is shown until something is changed, and the input stays', async () => {
  await show(() => ({ saveProfile: { __typename: 'Refusal', code: 'USERNAME_TAKEN', message: '' } }));
  await save({ username: 'budi' });
  expect(await screen.findByText('Username sudah dipakai akun lain')).toBeVisible();
  expect(field('username')).toHaveValue('budi');
  await userEvent.type(field('username'), '2');
  await waitFor(() => expect(screen.queryByText('Username sudah dipakai akun lain')).toBeNull());
});

test('typed text is restored on the next visit, until it is saved', async () => {
  const { unmount } = await show();
  await userEvent.type(field('name'), ' Ayu');
  unmount();
  const again = await show();
  await waitFor(() => expect(field('name')).toHaveValue('Rina Ayu'));
  await save({});
  expect(await screen.findByText('Sukses')).toBeVisible();
  again.unmount();
  await show();
  expect(field('name')).toHaveValue('Rina');
});

test('without an answer it is said that nothing was saved', async () => {
  await show(() => {
    throw new Error('offline');
  });
  await save({ name: 'Rina Ayu' });
  expect(await screen.findByText('Profil belum tersimpan. Coba lagi sebentar lagi.')).toBeVisible();
  expect(screen.queryByText('Sukses')).toBeNull();
});

test('another e-mail asks for its code', async () => {
  const { execute } = await show(() => ({
    saveProfile: { __typename: 'SavedProfile', customer, emailCode: code },
  }));
  await save({ email: 'baru@toko.test' });
  const sheet = await screen.findByRole('dialog', { name: 'Konfirmasi e-mail baru' });
  expect(sheet).toHaveTextContent('E-mail akun ini diganti setelah kode dimasukkan.');
  expect(await screen.findByText('Kode dikirim ke b***@toko.test')).toBeVisible();
  expect(sheet).toHaveTextContent('6 angka, berlaku 5 menit');
  expect(screen.queryByText('Sukses')).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Kode verifikasi/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verifikasi' }));
  expect(await screen.findByText('E-mail sudah diganti')).toBeVisible();
  expect(screen.queryByText('Sukses')).toBeNull();
  expect(askedFor(execute, VerifyCodeDocument)).toEqual([{ request: 'r1', code: '123456' }]);
});

test('the old e-mail can stay', async () => {
  await show(() => ({ saveProfile: { __typename: 'SavedProfile', customer, emailCode: code } }));
  await save({ email: 'baru@toko.test' });
  await userEvent.click(await screen.findByRole('button', { name: 'Tetap pakai e-mail lama' }));
  await waitFor(() => expect(field('email')).toHaveValue('rina@toko.test'));
});

test('axe reports nothing', async () => {
  const { container } = await show();
  const { violations } = await axe.run(container, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

const openPhoto = async () => {
  await act(async () => screen.getByRole('button', { name: 'Ubah foto' }).click());
  return screen.findByRole('dialog', { name: 'Atur foto profil' });
};

test('the photo that the customer sent is shown from its private URL', async () => {
  await show();
  expect(document.querySelector('form img')).toHaveAttribute('src', '/profile-photo/WEB12345678');
});

test('a file of another format is rejected before it is sent', async () => {
  await show();
  await openPhoto();
  const file = new File(['GIF89a'], 'kucing.gif', { type: 'image/gif' });
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Foto profil'), file);
  expect(await screen.findByText('Format image harus jpg, jpeg, png')).toBeVisible();
});

test('a photo is removed, or the failure is shown and it can be tried again', async () => {
  const { execute } = await show();
  execute.mockResolvedValueOnce({ ok: false, code: 'OFFLINE', message: '' } as never);
  const dialog = await openPhoto();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus foto' }));
  expect(await screen.findByText(/^Foto belum tersimpan/)).toBeVisible();
  expect(await axe.run(dialog).then(({ violations }) => violations)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus foto' }));
  expect(await screen.findByText('Foto sudah dihapus')).toBeVisible();
});

describe('a download of the own data', () => {
  const answer = jest.fn();
  const stored: (string | null)[] = [];
  beforeEach(() => {
    stored.length = 0;
    answer.mockReset();
    globalThis.fetch = answer;
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      stored.push(this.getAttribute('download'));
    });
  });
  const download = () => act(async () => screen.getByRole('button', { name: 'Unduh data saya' }).click());

  test('is stored as a file', async () => {
    answer.mockResolvedValue({ ok: true, status: 200, blob: async () => new Blob(['{}']) });
    await show();
    await download();
    expect(answer).toHaveBeenCalledWith('/akun/data-saya.json', { headers: { 'x-session': '1' } });
    expect(stored).toEqual(['data-saya.json']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without a session opens sign-in, which returns to the profile', async () => {
    answer.mockResolvedValue({ ok: false, status: 401 });
    await show();
    await download();
    expect(screen.getByLabelText('current path').textContent).toBe('/login?next=%2Fakun%2Fprofil');
    expect(stored).toEqual([]);
  });

  test.each([
    [{ ok: false, status: 429 }, 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.'],
    [{ ok: false, status: 502, headers: new Headers() }, 'Ada gangguan di toko ini. Coba lagi sebentar lagi.'],
    [
      { ok: false, status: 503, headers: new Headers({ 'retry-after': '120' }) },
      'Toko ini sedang ramai. Coba lagi dalam 2 menit.',
    ],
    [new Error('offline'), 'Koneksi terputus. Periksa koneksi lalu coba lagi.'],
  ])('that fails leaves the page where it is: %j', async (given, text) => {
    if (given instanceof Error) answer.mockRejectedValue(given);
    else answer.mockResolvedValue(given);
    await show();
    await download();
    expect(screen.getByText(text)).toBeVisible();
    expect(stored).toEqual([]);
  });
});
