import { act, screen, waitFor, within } from '@testing-library/react';
import { beginSession } from '../../../../src/api/signed-in';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { RequestPasswordResetDocument } from '../../../../src/__generated__/documents/request-password-reset';
import { RegisterDocument } from '../../../../src/__generated__/documents/register';
import { RequestCodeDocument } from '../../../../src/__generated__/documents/request-code';
import { ResetPasswordDocument } from '../../../../src/__generated__/documents/reset-password';
import { SignInDocument } from '../../../../src/__generated__/documents/sign-in';
import { VerifyCodeDocument } from '../../../../src/__generated__/documents/verify-code';
import { ownLocale, speak } from '../../../../src/screens/login/login-screen';
import { claimStorage } from '../../../../src/storage/claim-storage';
import { storedText } from '../../../../src/storage/stored-text';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';
import { fill } from '../../../support/browser/fill';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';

const refusal = (code: string, message = '') => ({ __typename: 'Refusal' as const, code, message });
const codeRequest = {
  __typename: 'CodeRequest',
  request: 'r1',
  channel: 'EMAIL',
  sentTo: 's***@mail.id',
  expiresIn: 300,
  resendIn: 60,
};
const signedIn = { __typename: 'SignedIn' as const, customer: { id: 'sari', language: 'INDONESIAN' } };
const currentPath = () => screen.getByLabelText('current path').textContent;
const tap = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);

async function signIn(answer: () => object | Promise<object>, path = '/login') {
  const page = await showPage(path, [answering(SignInDocument, answer)]);
  await fill('E-mail, username, atau nomor HP', 'sari@mail.id');
  await fill('Password', 'rahasia-sekali');
  await tap('Masuk');
  return page;
}

beforeEach(() => clearFlag());

test('nothing is sent before identity and password are filled in', async () => {
  const { execute } = await showPage('/login', []);
  await tap('Masuk');
  expect(await screen.findByText('Silahkan isi E-mail, username, atau nomor HP')).toBeVisible();
  expect(screen.getByText('Silahkan isi Password')).toBeVisible();
  expect(askedFor(execute, SignInDocument)).toEqual([]);
});

test.each([
  ['WRONG_CREDENTIALS', '', 'E-mail, username, nomor HP, atau password salah.'],
  ['TOO_MANY_GUESSES', '', 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.'],
  ['OTHER', 'Akun ini ditutup', 'Akun ini ditutup'],
])('a sign-in refused as %s says so and keeps the input', async (code, message, text) => {
  await signIn(() => ({ signIn: refusal(code, message) }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('E-mail, username, atau nomor HP')).toHaveValue('sari@mail.id');
  expect(currentPath()).toBe('/login');
});

test.each([
  ['rina', null],
  ['sari', 'x'],
])('after the session of %s, sari finds %s of what was stored', async (owner, found) => {
  setFlag('kopi', 'earlier');
  claimStorage('kopi', owner);
  storedText('local/customer/cartAdditions', 'kopi').write('x');
  clearFlag();
  await signIn(() => {
    setFlag('kopi', 'later');
    return { signIn: signedIn };
  });
  await waitFor(() => expect(localStorage.getItem('kopi:customer:owner')).toBe('later sari'));
  expect(storedText('local/customer/cartAdditions', 'kopi').read()).toBe(found);
});

test('an answer that takes too long says so, and the same input can be sent again', async () => {
  let answers: object = failure;
  const { execute } = await signIn(() => answers);
  expect(await screen.findByRole('alert')).toHaveTextContent('Jawabannya terlalu lama');
  answers = { signIn: signedIn };
  await tap('Masuk');
  await waitFor(() => expect(askedFor(execute, SignInDocument)).toHaveLength(2));
});

test.each([
  ['/login', '/'],
  ['/login?next=%2Fnearme%2Fkopi', '/nearme/kopi'],
  ['/login?next=%2F%2Fevil.example', '/'],
  ['/login?next=https%3A%2F%2Fevil.example', '/'],
])('a sign-in at %s goes on to %s', async (path, next) => {
  const { execute } = await signIn(() => ({ signIn: signedIn }), path);
  await waitFor(() => expect(currentPath()).toBe(next));
  expect(askedFor(execute, SignInDocument)).toEqual([{ identity: 'sari@mail.id', password: 'rahasia-sekali' }]);
});

test('the account’s language applies unless the visitor has chosen one', async () => {
  const english = { ...signedIn, customer: { language: 'ENGLISH' } };
  document.cookie = 'lang=id';
  await signIn(() => ({ signIn: english }), '/login?next=%2Fnearme');
  await waitFor(() => expect(currentPath()).toBe('/nearme'));
  document.cookie = 'lang=; max-age=0';
  expect([ownLocale('ENGLISH'), ownLocale(null)]).toEqual(['en', null]);
});

test('one account’s language does not apply to the next', () => {
  speak('en', 'session-1', '');
  expect(document.cookie).toBe('lang=en-session-1');
  expect(ownLocale('INDONESIAN')).toBe('id');
  document.cookie = 'lang=; max-age=0';
});

test('a session known before the answer waits for the account’s language', async () => {
  let answer: (data: object) => void = () => {};
  await signIn(() => new Promise<object>((done) => (answer = done)), '/login?next=%2Fnearme');
  setFlag();
  await act(async () => beginSession('1'));
  expect(currentPath()).toBe('/login?next=%2Fnearme');
  await act(async () => answer({ signIn: signedIn }));
  await waitFor(() => expect(currentPath()).toBe('/nearme'));
});

test('a customer who is already signed in continues immediately', async () => {
  setFlag();
  await showPage('/login?next=%2Fnearme', []);
  expect(currentPath()).toBe('/nearme');
});

async function register(more: Parameters<typeof showPage>[1]) {
  const page = await showPage('/login', [answering(RegisterDocument, () => ({ register: codeRequest })), ...more]);
  await userEvent.click(screen.getByRole('button', { name: 'Daftar' }));
  await fill('Nama', 'Sari');
  await fill('E-mail', 'sari@mail.id');
  await fill('Password', 'rahasia-sekali');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Saya menyetujui/ }));
  await tap('Daftar');
  return page;
}

test('a registration without consent is not sent and marks the checkbox', async () => {
  const { execute } = await showPage('/login', []);
  await userEvent.click(screen.getByRole('button', { name: 'Daftar' }));
  const consent = screen.getByRole('checkbox', { name: /^Saya menyetujui/ });
  expect(consent).not.toBeChecked();
  await fill('Nama', 'Sari');
  await fill('E-mail', 'sari@mail.id');
  await fill('Password', 'rahasia-sekali');
  await tap('Daftar');
  expect(await screen.findByRole('alert')).toHaveTextContent('Setujui syarat dan kebijakan privasi untuk mendaftar');
  expect(consent).toHaveFocus();
  expect(consent).toHaveAccessibleDescription('Setujui syarat dan kebijakan privasi untuk mendaftar');
  expect(askedFor(execute, RegisterDocument)).toEqual([]);
});

test('sign-in and registration link to the terms and the privacy policy', async () => {
  await showPage('/login', []);
  const paths = () =>
    ['Syarat & Ketentuan', 'Kebijakan Privasi'].map((name) => {
      const link = within(screen.getByRole('main')).getByRole('link', { name });
      return [link.getAttribute('href'), link.getAttribute('target')];
    });
  const apart = [
    ['/syarat-ketentuan', '_blank'],
    ['/kebijakan-privasi', '_blank'],
  ];
  expect(paths()).toEqual(apart);
  await userEvent.click(screen.getByRole('button', { name: 'Daftar' }));
  expect(paths()).toEqual(apart);
});

test.each([
  ['Password', 'pendek', 'Password paling sedikit 8 karakter'],
  ['E-mail', 'sari', 'E-mail tidak valid'],
])('a registration is not sent with the %s %j', async (label, text, fault) => {
  const { execute } = await showPage('/login', []);
  await userEvent.click(screen.getByRole('button', { name: 'Daftar' }));
  await fill(label, text);
  await tap('Daftar');
  expect(await screen.findByText(fault)).toBeVisible();
  expect(askedFor(execute, RegisterDocument)).toEqual([]);
});

test('a registration is confirmed by its code and signs in', async () => {
  const { execute } = await register([answering(VerifyCodeDocument, () => ({ verifyCode: signedIn }))]);
  expect(askedFor(execute, RegisterDocument)).toEqual([
    { registration: { name: 'Sari', email: 'sari@mail.id', phone: null, password: 'rahasia-sekali', consent: true } },
  ]);
  expect(await screen.findByText('Kode dikirim ke s***@mail.id')).toBeVisible();
  await fill('Kode verifikasi', '123456');
  await tap('Verifikasi');
  await waitFor(() => expect(currentPath()).toBe('/'));
  expect(askedFor(execute, VerifyCodeDocument)).toEqual([{ request: 'r1', code: '123456' }]);
});

test('a wrong code shows the remaining attempts', async () => {
  await register([answering(VerifyCodeDocument, () => ({ verifyCode: refusal('CODE_WRONG') }))]);
  await fill('Kode verifikasi', '111111');
  await tap('Verifikasi');
  expect(await screen.findByRole('alert')).toHaveTextContent('Kode salah. Sisa 4 percobaan.');
});

test('a code that has expired after a wrong one leaves no attempts', async () => {
  const codes = ['CODE_WRONG', 'CODE_EXPIRED'] as const;
  let at = 0;
  await register([answering(VerifyCodeDocument, () => ({ verifyCode: refusal(codes[at++] ?? 'CODE_EXPIRED') }))]);
  await fill('Kode verifikasi', '111111');
  await tap('Verifikasi');
  expect(await screen.findByText(/Sisa 4 percobaan/)).toBeVisible();
  await fill('Kode verifikasi', '222222{Enter}');
  expect(await screen.findByText('Kode sudah tidak berlaku. Kirim kode baru.')).toBeVisible();
  expect(screen.queryByText(/percobaan/)).toBeNull();
});

test('an expired code can only be requested again, after a minute', async () => {
  const { execute } = await register([
    answering(VerifyCodeDocument, () => ({ verifyCode: refusal('CODE_EXPIRED') })),
    answering(RequestCodeDocument, () => ({ requestCode: { ...codeRequest, request: 'r2' } })),
  ]);
  expect(screen.getByRole('button', { name: /Kirim ulang kode dalam/ })).toBeDisabled();
  await fill('Kode verifikasi', '111111');
  await tap('Verifikasi');
  expect(await screen.findByRole('alert')).toHaveTextContent('Kode sudah tidak berlaku. Kirim kode baru.');
  expect(screen.getByRole('button', { name: 'Verifikasi' })).toBeDisabled();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim ulang kode' }));
  expect(await screen.findByRole('button', { name: 'Verifikasi' })).toBeEnabled();
  expect(askedFor(execute, RequestCodeDocument)).toEqual([
    { purpose: 'REGISTER', channel: 'EMAIL', phone: null, request: 'r1' },
  ]);
});

test('an incomplete code is not sent', async () => {
  const { execute } = await register([]);
  await fill('Kode verifikasi', '123');
  await tap('Verifikasi');
  expect(await screen.findByText('Isi 6 angka kode verifikasi')).toBeVisible();
  expect(askedFor(execute, VerifyCodeDocument)).toEqual([]);
});

test('a forgotten password is reset by a code and then used to sign in', async () => {
  const { execute } = await showPage('/login', [
    answering(RequestPasswordResetDocument, () => ({ requestPasswordReset: codeRequest })),
    answering(ResetPasswordDocument, () => ({ resetPassword: { __typename: 'Done' } })),
  ]);
  await tap('Lupa password?');
  await fill('E-mail, username, atau nomor HP', 'sari@mail.id');
  await tap('Kirim kode');
  await fill('Kode verifikasi', '123456');
  await fill('Password baru', 'baru-sekali');
  await tap('Simpan password baru');
  expect(await screen.findByText('Password baru tersimpan. Silakan masuk.')).toBeVisible();
  expect(askedFor(execute, ResetPasswordDocument)).toEqual([
    { request: 'r1', code: '123456', newPassword: 'baru-sekali' },
  ]);
  expect(screen.getByLabelText('E-mail, username, atau nomor HP')).toHaveValue('sari@mail.id');
});

test('too many code requests are refused, and the link back to sign-in works', async () => {
  await showPage('/login', [
    answering(RequestPasswordResetDocument, () => ({ requestPasswordReset: refusal('TOO_MANY_GUESSES') })),
  ]);
  await tap('Lupa password?');
  await fill('E-mail, username, atau nomor HP', 'sari');
  await tap('Kirim kode');
  expect(await screen.findByRole('alert')).toHaveTextContent('Terlalu banyak percobaan');
  await tap('Kembali ke halaman masuk');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('axe reports nothing on the page', async () => {
  const { container } = await showPage('/login', []);
  const { violations } = await axe.run(container, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});
