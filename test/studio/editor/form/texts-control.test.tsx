import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from './form-double';

const app = { view_uid: 'toko', name: 'Toko' };

const show = (domains?: readonly string[]) =>
  showForm({ document: { codename: 'toko', app, ...(domains && { domains }) }, place: '/app/~identity' });

const field = () => screen.getByRole('textbox', { name: /^Custom domains/ });

test('each line is a text, also with a space in it; empty lines are none', async () => {
  const form = await show();
  await userEvent.type(field(), 'toko.example{Enter}{Enter} www toko.example ');
  expect(form.document().domains).toEqual(['toko.example', 'www toko.example']);
  expect(field()).toHaveValue('toko.example\n\n www toko.example ');
  act(() => field().blur());
  expect(field()).toHaveValue('toko.example\nwww toko.example');
});

test('a list without lines is removed', async () => {
  const form = await show(['toko.example']);
  await userEvent.clear(field());
  expect(form.document()).toEqual({ codename: 'toko', app });
});

test.each([
  ['a line that changes', 'a.example\nbc.example', [{ op: 'replace', path: '/domains/1', value: 'bc.example' }]],
  ['a line at the end', 'a.example\nb.example\nc', [{ op: 'add', path: '/domains/2', value: 'c' }]],
  ['a line between two', 'a.example\nc\nb.example', [{ op: 'add', path: '/domains/1', value: 'c' }]],
  ['a line that goes', 'b.example', [{ op: 'replace', path: '/domains', value: ['b.example'] }]],
])('%s is the smallest change', async (_what, value, operations) => {
  const form = await show(['a.example', 'b.example']);
  fireEvent.change(field(), { target: { value } });
  expect(form.operations).toEqual(operations);
});

test('what was typed gives way to what somebody else stored', async () => {
  const form = await show(['a.example']);
  await userEvent.type(field(), '{Enter}');
  await form.replace({ codename: 'toko', app, domains: ['b.example'] });
  expect(field()).toHaveValue('b.example');
});
