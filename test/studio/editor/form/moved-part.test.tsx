import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from './form-double';

const [sayur, kontak, cerita] = [
  { view_uid: 'sayur', name: 'Sayur', category: 6, attr1: '' },
  {
    view_uid: 'kontak',
    name: 'Kontak',
    category: 3,
    ctas: [
      { view_uid: 'a', type: 0, value: '0812', label: 'Chat' },
      { view_uid: 'b', type: 0, value: '0813', label: 'Call' },
    ],
  },
  { view_uid: 'cerita', name: 'Cerita', category: 0, attr1: '<p>Halo</p>' },
];
const withSections = (...components: readonly object[]) => ({ codename: 'toko', app: { layout: 8 }, components });
const start = withSections(sayur, kontak, cerita);

const nameField = () => {
  const texts = screen.getByRole('group', { name: /^Section name/ });
  return within(texts).getByLabelText<HTMLInputElement>('Indonesian');
};

test('what is typed goes into the open section, also if a section of another kind takes its place', async () => {
  const form = await showForm({ document: start, place: '/components/0' });
  nameField().focus();
  await form.replace(withSections(cerita, sayur, kontak));
  expect(nameField()).toHaveFocus();
  fireEvent.change(nameField(), { target: { value: 'Sayur segar' } });
  expect(form.document()).toEqual(withSections(cerita, { ...sayur, name: 'Sayur segar' }, kontak));
});

test('a section that takes the place of a deleted one is not shown in its form', async () => {
  const form = await showForm({ document: start, place: '/components/0' });
  await form.replace(withSections(cerita));
  expect(screen.getByRole('heading', { name: 'This part does not exist any more' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each(['/components/9', '/app/labels/2'])('a place that the document does not have, %s, is said', async (place) => {
  await showForm({ document: start, place });
  expect(screen.getByRole('heading', { name: 'This part does not exist any more' })).toBeVisible();
});

test('a part of another kind with the same id gets a form of its own', async () => {
  const form = await showForm({ document: start, place: '/components/0' });
  await form.replace(withSections({ ...kontak, view_uid: 'sayur' }, cerita));
  expect(nameField()).toHaveValue('Kontak');
});

test('the field that an issue named does not take the focus again when its part moves', async () => {
  const form = await showForm({ document: start, place: '/components/0/attr1' });
  nameField().focus();
  await form.replace(withSections(cerita, sayur));
  expect(nameField()).toHaveFocus();
});

test('the menu of an entry stays with its entry, and closes when it is gone', async () => {
  const form = await showForm({ document: start, place: '/components/1' });
  await userEvent.click(screen.getByRole('button', { name: 'Options for Call' }));
  const [chat, call] = kontak.ctas ?? [];
  await form.replace(withSections({ ...kontak, ctas: [{ view_uid: 'n', type: 10, label: 'New' }, chat, call] }));
  expect(screen.getByRole('dialog', { name: 'Call' })).toBeVisible();
  await form.replace(withSections({ ...kontak, ctas: [chat] }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(form.opened()).toBe('/components/0');
});

test('a block whose kind is changed keeps the focus on its kinds', async () => {
  const segments = [{ view_uid: 'blok', category: 0, title: 'Blok' }];
  const list = { view_uid: 'blok_blok', name: 'Blok', category: 7, segments };
  await showForm({ document: withSections(list), place: '/components/0/segments/0' });
  await userEvent.click(screen.getByRole('radio', { name: /^Text and picture/ }));
  expect(screen.getByRole('radio', { name: /^Text and picture/ })).toHaveFocus();
});
