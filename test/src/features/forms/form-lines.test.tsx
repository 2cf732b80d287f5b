import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormLines } from '../../../../src/features/forms/form-lines';
import {
  emptyValues,
  filledForm,
  type FilledLine,
  type FormLine,
  formSchema,
} from '../../../../src/features/forms/form-schema';
import type { UploadEnd } from '../../../../src/api/upload-picture';
import type { UploadFile } from '../../../../src/features/forms/use-form-upload';
import { Form, SubmitButton } from '../../../../src/ui/field/form';
import { pngFile } from '../../../support/browser/picture-file';
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

interface Sent {
  code: string;
  progress: (share: number) => void;
  end: (end: UploadEnd) => void;
}

/** An upload whose outcome the test sets. */
function createUpload() {
  const uploads: Sent[] = [];
  const aborted: string[] = [];
  const upload: UploadFile = ({ code, onProgress, onEnd }) => {
    uploads.push({ code, progress: (share) => act(() => onProgress(share)), end: (end) => act(() => onEnd(end)) });
    return () => void aborted.push(code);
  };
  const newest = () => {
    const last = uploads.at(-1);
    if (!last) throw new Error('Nothing was sent');
    return last;
  };
  return { upload, uploads, aborted, newest };
}

async function show() {
  const files = createUpload();
  const sent: FilledLine[][] = [];
  const onInvalid = jest.fn();
  await renderPart(
    <Form
      initial={emptyValues(lines)}
      schema={formSchema(lines)}
      onInvalid={onInvalid}
      onSubmit={(values) => void sent.push(filledForm(lines, values))}
    >
      <FormLines lines={lines} upload={files.upload} />
      <SubmitButton>Kirim</SubmitButton>
    </Form>,
  );
  return { ...files, sent, onInvalid, user: userEvent.setup({ applyAccept: false }) };
}

const photo = pngFile('foto.png');

test('an incomplete form is not sent, and shows a message', async () => {
  const { sent, onInvalid, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(await screen.findAllByText('This field is required.')).toHaveLength(3);
  expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveFocus();
  expect(onInvalid).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
});

test('each field is filled in and sent', async () => {
  const { sent, user, newest } = await show();
  await user.type(screen.getByRole('textbox', { name: 'Nama' }), 'Sari');
  await user.type(screen.getByRole('spinbutton', { name: 'Jumlah (opsional)' }), '3');
  await user.upload(screen.getByLabelText('Foto'), photo);
  await screen.findByText('Mengunggah 0%');
  newest().end({ outcome: 'done' });
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
      { line: 'photo', file: newest().code },
      { line: 'vehicle', options: ['b'] },
      { line: 'extras', options: ['a'] },
    ],
  ]);
});

test.each([
  ['a file of another type', new File(['x'], 'a.pdf', { type: 'application/pdf' })],
  ['a text that is called a picture', new File(['halo'], 'foto.jpg', { type: 'image/jpeg' })],
  ['an empty file', new File([], 'foto.jpg', { type: 'image/jpeg' })],
])('%s is refused with the reason', async (_what, file) => {
  const { user, uploads } = await show();
  await user.upload(screen.getByLabelText('Foto'), file);
  expect(await screen.findByText('Pilih foto JPG, PNG, atau WEBP.')).toBeVisible();
  expect(uploads).toEqual([]);
});

test.each([
  ['PICTURE_INVALID', 'Pilih foto JPG, PNG, atau WEBP.'],
  ['PICTURE_TOO_LARGE', 'Fotonya lebih dari 5 MB atau 40 megapiksel.'],
])('a photo that is refused with %s is removed: %s', async (code, text) => {
  const { user, newest } = await show();
  await user.upload(screen.getByLabelText('Foto'), photo);
  await screen.findByText('Mengunggah 0%');
  newest().end({ outcome: 'refused', code, message: '' });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Unggah lagi' })).toBeNull();
});

test.each([
  ['TOO_MANY_GUESSES', 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.'],
  ['BUSY', 'Toko ini sedang ramai. Coba lagi sebentar lagi.'],
])('a photo that %s refuses for now can be sent again: %s', async (code, text) => {
  const { user, newest } = await show();
  await user.upload(screen.getByLabelText('Foto'), photo);
  await screen.findByText('Mengunggah 0%');
  newest().end({ outcome: 'refused', code, message: '' });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unggah lagi' })).toBeVisible();
});

test('a photo that does not arrive stays, and is sent again under its key', async () => {
  const { user, uploads, newest } = await show();
  await user.upload(screen.getByLabelText('Foto'), photo);
  await screen.findByText('Mengunggah 0%');
  newest().progress(0.4);
  expect(screen.getByRole('progressbar', { name: 'Foto' })).toHaveValue(40);
  newest().end({ outcome: 'failed', code: 'SERVER' });
  expect(screen.getByText('Foto gagal diunggah. Coba lagi.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unggah lagi' }));
  expect(uploads.map(({ code }) => code)).toEqual([uploads[0]?.code, uploads[0]?.code]);
  newest().end({ outcome: 'done' });
  expect(await screen.findByRole('img', { name: 'Foto yang dipilih' })).toBeVisible();
});

test('an upload is cancelled, a photo is removed, and another one replaces it', async () => {
  const { user, uploads, aborted, newest } = await show();
  await user.upload(screen.getByLabelText('Foto'), photo);
  await user.click(await screen.findByRole('button', { name: 'Batalkan unggahan' }));
  expect(aborted).toEqual([newest().code]);
  expect(screen.queryByRole('img')).toBeNull();
  await user.upload(screen.getByLabelText('Foto'), photo);
  await screen.findByText('Mengunggah 0%');
  newest().end({ outcome: 'done' });
  await user.click(await screen.findByRole('button', { name: 'Hapus foto' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(new Set(uploads.map(({ code }) => code)).size).toBe(2);
});
