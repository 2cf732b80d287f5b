import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePasswordDocument } from '../../../studio/__generated__/documents/change-password';
import { EndSessionsDocument } from '../../../studio/__generated__/documents/end-sessions';
import { SaveProfileDocument } from '../../../studio/__generated__/documents/save-profile';
import { SessionsDocument } from '../../../studio/__generated__/documents/sessions';
import { createFacade, failure, person, refusal, renderStudio } from '../../support/studio/render-studio';

const done = { __typename: 'Done', message: '' };
const session = { device: 'Chrome, Android', createdAt: '2026-11-28T06:00:00Z', seenAt: '2026-11-28T06:15:00Z' };
const sessions = {
  me: {
    sessions: [
      { ...session, id: 'a', isCurrent: true },
      { ...session, id: 'b', isCurrent: false, device: '' },
    ],
  },
};

async function openAccount() {
  const facade = createFacade()
    .signedInAs(person())
    .on(SessionsDocument, () => sessions);
  await renderStudio(facade, '/account');
  return facade;
}

async function changePassword(newPassword: string) {
  await userEvent.type(screen.getByLabelText('Kata sandi sekarang'), 'kata-sandi-lama');
  await userEvent.type(screen.getByLabelText('Kata sandi baru'), newPassword);
  await userEvent.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
}

test('a wrong current password is refused, and what was typed stays', async () => {
  const facade = await openAccount();
  facade.on(ChangePasswordDocument, () => ({ changePassword: refusal('OLD_PASSWORD_WRONG') }));
  await changePassword('kata-sandi-baru');
  expect(await screen.findByRole('alert')).toHaveTextContent('Kata sandi yang sekarang salah.');
  expect(screen.getByLabelText('Kata sandi baru')).toHaveValue('kata-sandi-baru');
});

test('a new password of nine characters is not sent', async () => {
  const facade = await openAccount();
  await changePassword('sembilan9');
  expect(await screen.findByText('Paling sedikit 10 karakter.')).toBeVisible();
  expect(facade.sentTo(ChangePasswordDocument)).toEqual([]);
});

test('a changed password empties the form', async () => {
  const facade = await openAccount();
  facade.on(ChangePasswordDocument, () => ({ changePassword: done }));
  await changePassword('kata-sandi-baru');
  expect(await screen.findByText('Kata sandi sudah diganti')).toBeVisible();
  expect(screen.getByLabelText('Kata sandi baru')).toHaveValue('');
});

test('a profile that could not be saved keeps the typed name', async () => {
  const facade = await openAccount();
  facade.on(SaveProfileDocument, () => failure('BUSY'));
  await userEvent.type(screen.getByLabelText('Nama'), ' Dewi');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Nama')).toHaveValue('Sari Dewi');
  expect(facade.sentTo(SaveProfileDocument)).toEqual([{ input: { name: 'Sari Dewi', language: 'ID' } }]);
});

test('another device can be signed out, and this one cannot', async () => {
  const facade = await openAccount();
  facade.on(EndSessionsDocument, () => ({ endSessions: done }));
  expect(await screen.findByText('Perangkat ini')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keluarkan Chrome, Android' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keluarkan Perangkat lain' }));
  expect(await screen.findByText('Sudah dikeluarkan')).toBeVisible();
  expect(facade.sentTo(EndSessionsDocument)).toEqual([{ input: { id: 'b' } }]);
});

test('sessions that cannot be loaded can be loaded again', async () => {
  const facade = createFacade()
    .signedInAs(person())
    .on(SessionsDocument, () => failure('PROVIDER_UNAVAILABLE'));
  await renderStudio(facade, '/account');
  facade.on(SessionsDocument, () => sessions);
  await userEvent.click(await screen.findByText('Coba Lagi'));
  expect(await screen.findByText('Perangkat ini')).toBeVisible();
});
