import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormLines } from '../../../../src/features/form-lines/form-lines';
import {
  emptyValues,
  filledForm,
  type FilledLine,
  type FormLine,
  formSchema,
} from '../../../../src/features/form-lines/form-schema';
import { Form, SubmitButton } from '../../../../src/ui/field/form';
import { renderPart } from '../../../support/browser/render-part';

const options = [
  { id: 'a', label: 'Mobil' },
  { id: 'b', label: 'Motor' },
];
const lines: FormLine[] = [
  { __typename: 'FormField', id: 'name', label: 'Nama', isRequired: true, kind: 'TEXT' },
  { __typename: 'FormField', id: 'count', label: 'Jumlah', isRequired: false, kind: 'NUMBER' },
  { __typename: 'FormField', id: 'photo', label: 'Foto', isRequired: true, kind: 'FILE' },
  { __typename: 'FormChoice', id: 'vehicle', label: 'Kendaraan', isRequired: true, isMultiple: false, options },
  { __typename: 'FormChoice', id: 'extras', label: 'Tambahan', isRequired: false, isMultiple: true, options },
];

async function show(upload = async () => 'f1') {
  const sent: FilledLine[][] = [];
  const onInvalid = jest.fn();
  await renderPart(
    <Form
      initial={emptyValues(lines)}
      schema={formSchema(lines)}
      onInvalid={onInvalid}
      onSubmit={(values) => void sent.push(filledForm(lines, values))}
    >
      <FormLines lines={lines} upload={upload} />
      <SubmitButton>Kirim</SubmitButton>
    </Form>,
  );
  return { sent, onInvalid, user: userEvent.setup({ applyAccept: false }) };
}

const photo = new File(['x'], 'foto.png', { type: 'image/png' });

test('a form that is not complete is not sent, and says so', async () => {
  const { sent, onInvalid, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(await screen.findAllByText('This field is required.')).toHaveLength(3);
  expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveFocus();
  expect(onInvalid).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
});

test('each field is filled in and sent', async () => {
  const { sent, user } = await show();
  await user.type(screen.getByRole('textbox', { name: 'Nama' }), 'Sari');
  await user.type(screen.getByRole('spinbutton', { name: 'Jumlah (opsional)' }), '3');
  await user.upload(screen.getByLabelText('Foto'), photo);
  expect(await screen.findByRole('img', { name: 'Foto yang dipilih' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kendaraan, Pilih' }));
  await user.click(screen.getByRole('button', { name: 'Motor' }));
  await user.click(screen.getByRole('checkbox', { name: 'Mobil' }));
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  await act(async () => {});
  expect(sent).toEqual([
    [
      { line: 'name', text: 'Sari' },
      { line: 'count', text: '3' },
      { line: 'photo', file: 'f1' },
      { line: 'vehicle', options: ['b'] },
      { line: 'extras', options: ['a'] },
    ],
  ]);
});

test.each([
  ['a file of another type', new File(['x'], 'a.pdf', { type: 'application/pdf' }), 'Pilih foto JPG, PNG, atau WEBP.'],
  ['a file that does not arrive', photo, 'Foto gagal diunggah. Coba lagi.'],
])('%s is refused with the reason', async (_name, file, text) => {
  const { user } = await show(() => Promise.reject(new Error('no connection')));
  await user.upload(screen.getByLabelText('Foto'), file);
  expect(await screen.findByText(text)).toBeVisible();
});
