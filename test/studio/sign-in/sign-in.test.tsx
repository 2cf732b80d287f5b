import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnterCodeDocument } from '../../../studio/__generated__/documents/enter-code';
import { SessionsDocument } from '../../../studio/__generated__/documents/sessions';
import { SignInDocument } from '../../../studio/__generated__/documents/sign-in';
import { createFacade, failure, person, refusal, renderStudio } from '../../support/studio/render-studio';

const signedIn = { __typename: 'SignedIn', person: { __typename: 'Person', id: 's1' } };
const codeNeeded = { __typename: 'CodeNeeded', expiresIn: 300 };

async function typeCredentials() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'sari@contoh.test');
  await user.type(screen.getByLabelText('Kata sandi'), 'kata-sandi-panjang');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  return user;
}

test.each([
  ['WRONG_CREDENTIALS', 'Email atau kata sandi salah.'],
  ['TOO_MANY_GUESSES', 'Sudah terlalu banyak percobaan. Coba lagi dalam 15 menit.'],
])('a sign-in refused as %s says so, and what was typed stays', async (code, sentence) => {
  const facade = createFacade()
    .signedInAs(null)
    .on(SignInDocument, () => ({ signIn: refusal(code) }));
  await renderStudio(facade, '/sign-in');
  await typeCredentials();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Email')).toHaveValue('sari@contoh.test');
  expect(screen.getByLabelText('Kata sandi')).toHaveValue('kata-sandi-panjang');
});

test('a sign-in without a network says so', async () => {
  const facade = createFacade()
    .signedInAs(null)
    .on(SignInDocument, () => failure('OFFLINE'));
  await renderStudio(facade, '/sign-in');
  await typeCredentials();
  expect(await screen.findByRole('alert')).toHaveTextContent('Koneksi terputus');
});

test('empty fields are named and nothing is sent', async () => {
  const facade = createFacade().signedInAs(null);
  await renderStudio(facade, '/sign-in');
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await screen.findByText('Isi emailmu.')).toBeVisible();
  expect(screen.getByText('Isi kata sandimu.')).toBeVisible();
  expect(facade.sentTo(SignInDocument)).toEqual([]);
});

test('the right password opens the page that was wanted', async () => {
  const facade = createFacade()
    .signedInAs(null)
    .on(SessionsDocument, () => ({ me: null }));
  facade.on(SignInDocument, () => {
    facade.signedInAs(person());
    return { signIn: signedIn };
  });
  await renderStudio(facade, '/sign-in?next=%2Faccount');
  await typeCredentials();
  expect(await screen.findByRole('heading', { level: 1, name: 'Akun' })).toBeVisible();
  expect(facade.sentTo(SignInDocument)).toEqual([
    { input: { email: 'sari@contoh.test', password: 'kata-sandi-panjang' } },
  ]);
});

test('a wrong code is asked for again; a recovery code signs in too', async () => {
  const facade = createFacade()
    .signedInAs(null)
    .on(SignInDocument, () => ({ signIn: codeNeeded }))
    .on(EnterCodeDocument, () => ({ enterCode: refusal('CODE_WRONG') }));
  await renderStudio(facade, '/sign-in');
  const user = await typeCredentials();
  expect(await screen.findByText(/Waktumu 5 menit/)).toBeVisible();
  await user.type(screen.getByLabelText('Kode 6 angka'), '123');
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByText('Tulis keenam angkanya.')).toBeVisible();
  await user.type(screen.getByLabelText('Kode 6 angka'), '456');
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Kode salah atau sudah pernah dipakai');

  facade.on(EnterCodeDocument, () => {
    facade.signedInAs(person());
    return { enterCode: signedIn };
  });
  await user.click(screen.getByRole('button', { name: 'Pakai kode cadangan' }));
  await user.type(screen.getByLabelText('Kode cadangan'), 'abcd-efgh-ijkl-mnop');
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Toko saya' })).toBeVisible();
  expect(facade.sentTo(EnterCodeDocument)).toEqual([
    { input: { code: '123456' } },
    { input: { code: 'abcd-efgh-ijkl-mnop' } },
  ]);
});

test('the login of the demo is not on the page', async () => {
  await renderStudio(createFacade().signedInAs(null), '/sign-in');
  expect(document.body).not.toHaveTextContent(/toko\.test|belanja123/);
});
