import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showForm } from './form-double';

const show = () =>
  showForm({
    document: {
      codename: 'toko',
      app: { view_uid: 'toko', name: 'Toko' },
      components: [{ view_uid: 'cerita', name: 'Cerita', category: 0, attr1: '<p>Halo semua</p>' }],
    },
    place: '/components/0',
  });
const tap = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
const select = () => act(async () => document.getSelection()?.selectAllChildren(screen.getByText('Halo semua')));

test('a link without selected text says what to do, until there is some', async () => {
  await show();
  await tap('Link the selected text');
  expect(screen.getByText('Select the text to link first.')).toHaveRole('status');
  await select();
  await tap('Link the selected text');
  expect(screen.getByRole('textbox', { name: 'Address of the link' })).toHaveFocus();
  expect(screen.queryByText('Select the text to link first.')).toBeNull();
});

test('the line of the address can be closed by a tap', async () => {
  await show();
  await select();
  await tap('Link the selected text');
  await tap('Do not link');
  expect(screen.queryByRole('textbox', { name: 'Address of the link' })).toBeNull();
});
