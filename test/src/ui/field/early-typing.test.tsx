import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { object, string } from 'yup';
import { CodeField } from '../../../../src/ui/field/code-field';
import { Form, SubmitButton } from '../../../../src/ui/field/form';
import { phoneSigns } from '../../../../src/ui/field/input-filters';
import { PasswordField } from '../../../../src/ui/field/password-field';
import { TextField } from '../../../../src/ui/field/text-field';
import { InPage } from '../../../support/browser/in-page';

const text = string().defined().default('');
const schema = object({ name: text, phone: text, password: text, code: text });
const known = { name: 'Sari', phone: '0811', password: '', code: '' };

test('text typed or removed before hydration is stored as in each field', async () => {
  const send = jest.fn();
  const page = (
    <InPage>
      <Form initial={known} schema={schema} onSubmit={send}>
        <TextField name="name" label="Nama" />
        <TextField name="phone" label="No HP" filter={phoneSigns(15)} />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <CodeField name="code" label="Kode" />
        <SubmitButton busy={false}>Kirim</SubmitButton>
      </Form>
    </InPage>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const type = (label: string, typed: string) => {
    screen.getByLabelText<HTMLInputElement>(label).value = typed;
  };
  type('Nama', '');
  type('No HP', '0812-3456-789');
  type('Password', 'rahasia');
  type('Kode', '12 34-56');
  const root = await act(async () => hydrateRoot(place, page));
  expect(screen.getByLabelText('No HP')).toHaveValue('08123456789');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  const typed = { name: '', phone: '08123456789', password: 'rahasia', code: '123456' };
  expect(send).toHaveBeenCalledWith(typed);
  await act(async () => root.unmount());
});
