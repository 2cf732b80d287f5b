import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { object, string } from 'yup';
import { CodeField } from '../../../../src/ui/field/code-field';
import { Form, SubmitButton } from '../../../../src/ui/field/form';
import { FormAlert } from '../../../../src/ui/field/form-alert';
import { phoneCharacters } from '../../../../src/ui/field/input-filters';
import type { PickerOptions } from '../../../../src/ui/field/option-sheet';
import { PasswordField } from '../../../../src/ui/field/password-field';
import { PickerField } from '../../../../src/ui/field/picker-field';
import { TextField } from '../../../../src/ui/field/text-field';
import { renderInPage } from '../../../support/browser/in-page';

const send = jest.fn();
const change = jest.fn();

interface Values {
  name: string;
  phone: string;
  password: string;
  code: string;
  city: string | null;
}

const schema = object({
  name: string().trim().required('form.no-options'),
  phone: string().defined().default(''),
  password: string().required('form.no-options'),
  code: string().defined().default(''),
  city: string().nullable().defined().default(null),
});

const empty: Values = { name: '', phone: '', password: '', code: '', city: null };
const ready: PickerOptions = {
  state: 'ready',
  options: [
    { id: 'bdg', label: 'Bandung' },
    { id: 'cmh', label: 'Cimahi', disabled: true },
  ],
};

const show = (from: PickerOptions = ready, busy = false) =>
  renderInPage(
    <Form<Values> initial={empty} schema={schema} onSubmit={send} onChange={change}>
      <FormAlert>Ditolak</FormAlert>
      <TextField name="name" label="Nama" hint="Nama penerima" />
      <TextField name="phone" label="No HP" type="tel" filter={phoneCharacters(15)} />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <CodeField name="code" label="Kode" />
      <PickerField name="city" label="Kota" chosen={null} placeholder="Pilih kota" from={from} />
      <SubmitButton busy={busy}>Kirim</SubmitButton>
    </Form>,
  );

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Kirim' }));

beforeEach(() => {
  send.mockReset();
  change.mockReset();
});

test('an invalid form is not sent: each field shows its error, and the first has the focus, clear of bars', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  show();
  expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription('Nama penerima');
  await submit();
  expect(await screen.findAllByText('Tidak ditemukan')).toHaveLength(2);
  expect(screen.getByLabelText('Nama')).toBeInvalid();
  expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription('Tidak ditemukan');
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText('Nama')).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([screen.getByLabelText('Nama')]);
  expect(scroll).toHaveBeenCalledWith({ block: 'center' });
  expect(send).not.toHaveBeenCalled();
});

test('a field shows no error before its form is submitted', async () => {
  show();
  await userEvent.click(screen.getByLabelText('Nama'));
  await userEvent.tab();
  expect(screen.queryByText('Tidak ditemukan')).toBeNull();
});

test('values are sent as the schema parses them', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Nama'), ' Sari ');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia');
  await submit();
  expect(send).toHaveBeenCalledWith({ ...empty, name: 'Sari', password: 'rahasia' });
  expect(change).toHaveBeenLastCalledWith({ ...empty, name: ' Sari ', password: 'rahasia' });
});

test.each([
  ['No HP', '+62 812-3456-7890-1234', '+62812345678901'],
  ['Kode', '12 34-5678', '123456'],
])('%s keeps only allowed characters', async (label, typed, kept) => {
  show();
  await userEvent.type(screen.getByLabelText(label), typed);
  expect(screen.getByLabelText(label)).toHaveValue(kept);
});

test('a password is hidden until the visitor reveals it', async () => {
  show();
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Lihat password' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('a busy form is not sent again', async () => {
  show(ready, true);
  await userEvent.type(screen.getByLabelText('Nama'), 'Sari');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia');
  await submit();
  expect(send).not.toHaveBeenCalled();
});

test('a picker sets its field to the chosen option; an unavailable one cannot be chosen', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Kota, Pilih kota' }));
  const sheet = screen.getByRole('dialog', { name: 'Kota' });
  expect(within(sheet).getByRole('button', { name: 'Cimahi' })).toBeDisabled();
  expect(within(sheet).queryByRole('searchbox')).toBeNull();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Bandung' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(change).toHaveBeenLastCalledWith({ ...empty, city: 'bdg' });
});

test('a long list can be searched and says when nothing matches', async () => {
  show({
    state: 'ready',
    options: Array.from({ length: 20 }, (_, at) => ({ id: `k${at}`, label: `Kota ${at}` })),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Kota, Pilih kota' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari' }), 'kota 7');
  expect(screen.getByRole('button', { name: 'Kota 7' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kota 8' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari' }), 'x');
  expect(screen.getByText('Tidak ditemukan')).toBeVisible();
});

test('a failed list says why and can be retried', async () => {
  const retry = jest.fn();
  show({ state: 'failed', message: 'Gagal ambil data Provinsi', onRetry: retry });
  await userEvent.click(screen.getByRole('button', { name: 'Kota, Pilih kota' }));
  expect(screen.getByText('Gagal ambil data Provinsi')).toBeVisible();
  await userEvent.click(screen.getByText('Coba Lagi'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a form is accessible, with and without errors', async () => {
  const { container } = show();
  const violations = async () =>
    (await axe.run(container, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } }))
      .violations;
  expect(await violations()).toEqual([]);
  await submit();
  await screen.findAllByText('Tidak ditemukan');
  expect(await violations()).toEqual([]);
});

test('errors are announced once per submit, not while they are corrected', async () => {
  const onInvalid = jest.fn();
  renderInPage(
    <Form<Values> initial={empty} schema={schema} onSubmit={send} onInvalid={onInvalid}>
      <TextField name="name" label="Nama" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <SubmitButton>Kirim</SubmitButton>
    </Form>,
  );
  await submit();
  await waitFor(() => expect(onInvalid).toHaveBeenCalledTimes(1));
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(onInvalid).toHaveBeenCalledTimes(1);
  await submit();
  await waitFor(() => expect(onInvalid).toHaveBeenCalledTimes(2));
});
