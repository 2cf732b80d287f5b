import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RegisterForm, ResetForm, SignInForm } from '../../../../src/screens/login/way-forms';
import { PhoneForm } from '../../../../src/screens/verify/verify-phone-screen';
import { renderInPage } from '../../../support/browser/in-page';
import { fill } from '../../../support/browser/fill';

const onSend = jest.fn();
const way = { busy: false, alert: null, onSend };
const identity = 'E-mail, username, atau nomor HP';
const filledIn = { Nama: 'Siti', 'E-mail': 'siti@toko.test', 'Nomor HP': '08123456', Password: 'belanja123' };

/** Each rule of a form, with an invalid value and its message. */
test.each<
  [form: string, shown: ReactNode, field: string, typed: string, said: string, fitting: Record<string, string>]
>([
  ['signing in', <SignInForm identity="" {...way} />, identity, ' ', `Silahkan isi ${identity}`, { Password: 'x' }],
  ['signing in', <SignInForm identity="siti" {...way} />, 'Password', '', 'Silahkan isi Password', {}],
  ['registering', <RegisterForm {...way} />, 'Nama', ' ', 'Silahkan isi Nama', filledIn],
  ['registering', <RegisterForm {...way} />, 'E-mail', '', 'Silahkan isi Email', filledIn],
  ['registering', <RegisterForm {...way} />, 'E-mail', 'siti@', 'E-mail tidak valid', filledIn],
  ['registering', <RegisterForm {...way} />, 'Password', '', 'Silahkan isi Password', filledIn],
  ['registering', <RegisterForm {...way} />, 'Password', '1234567', 'Password paling sedikit 8 karakter', filledIn],
  ['registering', <RegisterForm {...way} />, 'Nomor HP', '0812', 'Isi nomor HP dengan benar', filledIn],
  ['a forgotten password', <ResetForm identity="" {...way} />, identity, '0812', 'Isi nomor HP dengan benar', {}],
  ['a forgotten password', <ResetForm identity="" {...way} />, identity, '', `Silahkan isi ${identity}`, {}],
  [
    'a phone',
    <PhoneForm phone="" busy={false} onSend={onSend} />,
    'Nomor HP',
    'abc',
    'Isi nomor HP terlebih dahulu.',
    {},
  ],
  [
    'a phone',
    <PhoneForm phone="" busy={false} onSend={onSend} />,
    'Nomor HP',
    '0000000000',
    'Isi nomor HP dengan benar',
    {},
  ],
])('the form of %s is sent once after its errors are corrected', async (_form, shown, field, typed, said, fitting) => {
  onSend.mockReset();
  renderInPage(shown);
  const submit = () => userEvent.click(screen.getByRole('button', { name: /^(Masuk|Daftar|Kirim kode)$/ }));
  for (const [label, text] of Object.entries({ ...fitting, [field]: typed })) if (text) await fill(label, text);
  for (const box of screen.queryAllByRole('checkbox')) await userEvent.click(box);
  await submit();
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([said]);
  expect(onSend).not.toHaveBeenCalled();
  await fill(field, filledIn[field as keyof typeof filledIn] ?? 'siti');
  await submit();
  expect(onSend).toHaveBeenCalledTimes(1);
});
