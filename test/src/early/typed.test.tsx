import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { boolean, object, string } from 'yup';
import { useHydrated } from '../../../src/lazy/use-hydrated';
import { CheckField } from '../../../src/ui/field/check-field';
import { Checkbox } from '../../../src/ui/field/checkbox';
import { CodeField } from '../../../src/ui/field/code-field';
import { Form, SubmitButton } from '../../../src/ui/field/form';
import { phoneCharacters } from '../../../src/ui/field/input-filters';
import { PasswordField } from '../../../src/ui/field/password-field';
import { PictureField } from '../../../src/ui/field/picture-field';
import { TextField } from '../../../src/ui/field/text-field';
import { TextArea } from '../../../src/ui/field/text-input';
import { earlyPage } from '../../support/browser/early-page';
import { InPage } from '../../support/browser/in-page';

const text = string().defined().default('');
const schema = object({ name: text, phone: text, password: text, code: text, agreed: boolean().required() });
const known = { name: 'Sari', phone: '0811', password: '', code: '', agreed: false };

/** Changes the control like a browser, without React. */
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('text typed or removed before hydration, and a box that was ticked, are sent', async () => {
  const send = jest.fn();
  const page = earlyPage(
    <InPage>
      <Form initial={known} schema={schema} onSubmit={send}>
        <TextField name="name" label="Nama" />
        <TextField name="phone" label="No HP" filter={phoneCharacters(15)} />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <CodeField name="code" label="Kode" />
        <CheckField name="agreed" label="Setuju" />
        <SubmitButton busy={false}>Kirim</SubmitButton>
      </Form>
    </InPage>,
  );
  type('Nama', '');
  type('No HP', '0812-3456-789');
  type('Password', 'rahasia');
  type('Kode', '12 34-56');
  await userEvent.click(screen.getByLabelText('Setuju'));
  await page.hydrate();
  expect(screen.getByLabelText('No HP')).toHaveValue('08123456789');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(send).toHaveBeenCalledWith({
    name: '',
    phone: '08123456789',
    password: 'rahasia',
    code: '123456',
    agreed: true,
  });
});

function Note({ stored }: { stored: string }) {
  const [note, setNote] = useState(stored);
  return (
    <>
      <TextArea aria-label="Catatan" value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
      <output>{note}</output>
    </>
  );
}

/** Like screens that read the browser's storage. */
function MadeAnew() {
  const hydrated = useHydrated();
  return <Note key={String(hydrated)} stored={hydrated ? 'yang disimpan' : ''} />;
}

for (const [subject, element] of [
  ['a field', <Note key="a" stored="" />],
  ['a field that is made anew', <MadeAnew key="b" />],
] as const) {
  test(`${subject} holds what was typed, the cursor and the focus`, async () => {
    const page = earlyPage(element);
    const field = () => screen.getByLabelText<HTMLTextAreaElement>('Catatan');
    field().focus();
    fireEvent.input(field(), { target: { value: 'Pagar hijau' } });
    field().setSelectionRange(2, 5);
    await page.hydrate();
    expect(field()).toHaveValue('Pagar hijau');
    expect(screen.getByRole('status')).toHaveTextContent('Pagar hijau');
    expect(field()).toHaveFocus();
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 5]);
  });
}

test('without typing a field has the stored text', async () => {
  const page = earlyPage(<MadeAnew />);
  await page.hydrate();
  expect(screen.getByLabelText('Catatan')).toHaveValue('yang disimpan');
});

function Choices({ onPick }: { onPick: (file: File) => void }) {
  const [size, setSize] = useState('S');
  return (
    <>
      {['S', 'M'].map((one) => (
        <Checkbox key={one} type="radio" name="size" checked={size === one} onChange={() => setSize(one)}>
          {one}
        </Checkbox>
      ))}
      <output>{size}</output>
      <PictureField label="Foto" action="Pilih" hint="JPG" types={['image/png']} onChoose={onPick} />
    </>
  );
}

test('a radio and a file that were chosen are chosen', async () => {
  const pick = jest.fn();
  const page = earlyPage(<Choices onPick={pick} />);
  const file = new File(['x'], 'foto.png', { type: 'image/png' });
  await userEvent.click(screen.getByLabelText('M'));
  await userEvent.upload(screen.getByLabelText('Foto'), file);
  await page.hydrate();
  expect(screen.getByRole('status')).toHaveTextContent('M');
  expect(screen.getByLabelText('M')).toBeChecked();
  expect(pick.mock.calls).toEqual([[file]]);
});

/** Each tick is sent separately; the others wait until it is saved. */
function Kinds({ send }: { send: (kind: string) => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [muted, setMuted] = useState<string[]>([]);
  const mute = async (kind: string) => {
    setBusy(true);
    await send(kind);
    setMuted((all) => [...all, kind]);
    setBusy(false);
  };
  return ['Promo', 'Pesan'].map((kind) => (
    <Checkbox key={kind} checked={!muted.includes(kind)} disabled={busy} onChange={() => void mute(kind)}>
      {kind}
    </Checkbox>
  ));
}

test('a box that is disabled while another is sent is sent after it', async () => {
  const send = jest.fn(async () => {});
  const page = earlyPage(<Kinds send={send} />);
  await userEvent.click(screen.getByLabelText('Promo'));
  await userEvent.click(screen.getByLabelText('Pesan'));
  await page.hydrate();
  expect(send.mock.calls).toEqual([['Promo'], ['Pesan']]);
  expect(screen.getByLabelText('Promo')).not.toBeChecked();
  expect(screen.getByLabelText('Pesan')).not.toBeChecked();
});
