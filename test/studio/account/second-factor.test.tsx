import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmSecondFactorDocument } from '../../../studio/__generated__/documents/confirm-second-factor';
import { EndSecondFactorDocument } from '../../../studio/__generated__/documents/end-second-factor';
import { SessionsDocument } from '../../../studio/__generated__/documents/sessions';
import { StartSecondFactorDocument } from '../../../studio/__generated__/documents/start-second-factor';
import { createFacade, person, refusal, renderStudio } from '../../support/studio/render-studio';

const secret = {
  __typename: 'SecondFactor',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Studio:sari%40contoh.test?issuer=Studio&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const codes = ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567'];

async function openAccount(me = person()) {
  const facade = createFacade()
    .signedInAs(me)
    .on(SessionsDocument, () => ({ me: null }));
  await renderStudio(facade, '/account');
  return facade;
}

const sheet = () => within(screen.getByRole('dialog'));

async function start() {
  await userEvent.click(screen.getByRole('button', { name: 'Aktifkan aplikasi autentikator' }));
  await userEvent.type(sheet().getByLabelText('Kata sandi'), 'kata-sandi-panjang');
  await userEvent.click(sheet().getByRole('button', { name: 'Lanjut' }));
}

test('the person of the demo learns that their account cannot be changed', async () => {
  const facade = await openAccount();
  facade.on(StartSecondFactorDocument, () => ({ startSecondFactor: refusal('NOT_ALLOWED') }));
  await start();
  expect(await sheet().findByRole('alert')).toHaveTextContent('Akun demo dipakai bersama');
});

test('a wrong code keeps the secret; the right one shows the recovery codes until they are kept', async () => {
  const facade = await openAccount();
  facade
    .on(StartSecondFactorDocument, () => ({ startSecondFactor: secret }))
    .on(ConfirmSecondFactorDocument, () => ({ confirmSecondFactor: refusal('CODE_WRONG') }));
  await start();
  expect(await sheet().findByRole('img', { name: /Kode QR/ })).toBeVisible();
  expect(sheet().getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await userEvent.type(sheet().getByLabelText('Kode 6 angka'), '123456');
  await userEvent.click(sheet().getByRole('button', { name: 'Aktifkan' }));
  expect(await sheet().findByRole('alert')).toHaveTextContent('Kode salah');

  facade.on(ConfirmSecondFactorDocument, () => {
    facade.signedInAs(person({ hasSecondFactor: true, recoveryCodes: 10 }));
    return { confirmSecondFactor: { __typename: 'RecoveryCodes', codes } };
  });
  await userEvent.click(sheet().getByRole('button', { name: 'Aktifkan' }));
  for (const code of codes) expect(await sheet().findByText(code)).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: 'Tutup' }));
  expect(sheet().getByText(codes[0] as string)).toBeVisible();
  await userEvent.click(sheet().getByRole('button', { name: 'Sudah saya simpan' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Sisa 10 kode cadangan.')).toBeVisible();
});

test('the second factor that the role requires cannot be turned off', async () => {
  const facade = await openAccount(person({ hasSecondFactor: true, recoveryCodes: 0 }));
  facade.on(EndSecondFactorDocument, () => ({ endSecondFactor: refusal('SECOND_FACTOR_NEEDED') }));
  expect(screen.getByText('Kode cadanganmu sudah habis. Buat yang baru.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Matikan' }));
  await userEvent.type(sheet().getByLabelText('Kata sandi'), 'kata-sandi-panjang');
  await userEvent.type(sheet().getByLabelText('Kode dari aplikasi, atau kode cadangan'), '123456');
  await userEvent.click(sheet().getByRole('button', { name: 'Matikan' }));
  expect(await sheet().findByRole('alert')).toHaveTextContent('Peran ini wajib memakai aplikasi autentikator.');
  expect(facade.sentTo(EndSecondFactorDocument)).toEqual([
    { input: { password: 'kata-sandi-panjang', code: '123456' } },
  ]);
});
