import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useHydrated } from '../../../src/lazy/use-hydrated';
import { Button } from '../../../src/ui/button/button';
import { InlineForm } from '../../../src/ui/field/inline-form';
import { ScriptForm } from '../../../src/ui/field/script-form';
import { TextArea } from '../../../src/ui/field/text-input';
import { Amount } from '../../../src/ui/card/amount';
import { earlyPage } from '../../support/browser/early-page';

const cases = [
  ['a tap', async () => userEvent.click(screen.getByRole('button'))],
  ['a double tap', async () => userEvent.dblClick(screen.getByRole('button'))],
  ['a key on the button', async () => (screen.getByRole('button').focus(), userEvent.keyboard('{Enter}'))],
] as const;

for (const [name, tap] of cases) {
  test(`${name} before hydration is done once`, async () => {
    const add = jest.fn();
    const page = earlyPage(<Button onClick={add}>Tambah</Button>);
    await tap();
    expect(add).not.toHaveBeenCalled();
    await page.hydrate();
    expect(add).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button'));
    expect(add).toHaveBeenCalledTimes(2);
  });
}

test('a button that a script adds beside the page answers by itself', async () => {
  const close = jest.fn();
  const page = earlyPage(<Button>Tambah</Button>);
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', close);
  await userEvent.click(button);
  expect(close).toHaveBeenCalledTimes(1);
  await page.hydrate();
  expect(close).toHaveBeenCalledTimes(1);
  button.remove();
});

test('Enter in a form sends it once, with what was typed, and never by the browser', async () => {
  const send = jest.fn();
  const page = earlyPage(
    <InlineForm
      label="Kode"
      name="code"
      button="PAKAI"
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget).get('code'));
      }}
    />,
  );
  await userEvent.type(screen.getByLabelText('Kode'), 'HEMAT{Enter}{Enter}');
  await page.hydrate();
  expect(send.mock.calls).toEqual([['HEMAT']]);
});

function Pay({ pay }: { pay: () => void }) {
  const amount = useHydrated() ? 20_000 : 10_000;
  return (
    <main>
      <Amount money={{ amount, currency: 'Rp' }} />
      <Button onClick={pay}>BAYAR</Button>
    </main>
  );
}

test('a tap does nothing if the amount is not the seen one', async () => {
  const pay = jest.fn();
  const page = earlyPage(<Pay pay={pay} />);
  await userEvent.click(screen.getByRole('button'));
  await page.hydrate();
  expect(pay).not.toHaveBeenCalled();
});

function Rows({ remove }: { remove: (name: string) => void }) {
  const names = useHydrated() ? ['Budi', 'Ani'] : ['Ani'];
  return names.map((name) => (
    <li key={names.indexOf(name)}>
      {name} <Button onClick={() => remove(name)}>Hapus</Button>
    </li>
  ));
}

test('a tap does nothing if the row is not the seen one', async () => {
  const remove = jest.fn();
  const page = earlyPage(<Rows remove={remove} />);
  await userEvent.click(screen.getByRole('button'));
  await page.hydrate();
  expect(remove).not.toHaveBeenCalled();
});

function Composer({ send }: { send: (text: string) => void }) {
  const hydrated = useHydrated();
  return <Draft key={String(hydrated)} send={send} />;
}

function Draft({ send }: { send: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <ScriptForm
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
        setText('');
      }}
    >
      <TextArea
        data-message
        aria-label="Pesan"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit">Kirim</Button>
    </ScriptForm>
  );
}

test('messages sent before hydration are sent separately, and the text being typed stays', async () => {
  const send = jest.fn();
  const page = earlyPage(<Composer send={send} />);
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Pesan');
  for (const text of ['satu', 'dua', '']) {
    fireEvent.input(field(), { target: { value: text } });
    await userEvent.click(screen.getByRole('button'));
  }
  expect(field()).toHaveValue('');
  fireEvent.input(field(), { target: { value: 'tiga' } });
  await page.hydrate();
  expect(send.mock.calls).toEqual([['satu'], ['dua']]);
  expect(field()).toHaveValue('tiga');
});
