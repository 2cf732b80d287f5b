import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaletteSheet } from '../../../../studio/editor/entries/entry-dialogs';
import { type FormOptions, showForm } from './form-double';

beforeAll(() => PaletteSheet.preload());

const store = {
  codename: 'toko',
  app: { view_uid: 'toko', name: 'Toko', layout: 0 },
  components: [
    { view_uid: 'sayur', name: 'Sayur', category: 6, visibility: 1 },
    {
      view_uid: 'kontak',
      name: 'Kontak',
      category: 3,
      visibility: 0,
      ctas: [
        { view_uid: 'a', type: 0, value: '0812', label: 'Chat' },
        { view_uid: 'b', type: 43, value: 'cerita', label: 'Story' },
      ],
    },
    { view_uid: 'cerita', name: 'Cerita', category: 0, visibility: 0, attr1: '<p>Halo</p>' },
  ],
  forms: [
    {
      view_uid: 'pesan',
      lines: [
        { view_uid: 'size', label: 'Size', type: 4, options: [{ view_uid: 's', label: 'Small' }] },
        { view_uid: 'box', label: 'Box', type: 0, show_if: { line: 'size', options: ['s'] } },
      ],
    },
  ],
};

const show = (place: string, more: Partial<FormOptions> = {}) => showForm({ document: store, place, ...more });

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function openMenu(name: string) {
  await press(`Options for ${name}`);
  return within(screen.getByRole('dialog', { name }));
}

const labels = (document: object) =>
  (document as typeof store).components.flatMap(({ ctas }) => ctas?.map(({ label }) => label) ?? []);

test('the last entry that a list needs cannot be deleted', async () => {
  const components = [{ ...store.components[1], ctas: [{ view_uid: 'a', type: 10, label: 'Chat' }] }];
  await show('/components/0', { document: { ...store, components } });
  const menu = await openMenu('Chat');
  expect(menu.queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(menu.getByText(/^This is the last one/)).toBeVisible();
});

test('the last section in the menu of a layout with tabs cannot be deleted', async () => {
  await show('/components');
  const menu = await openMenu('Sayur');
  expect(menu.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('a line does not move before the one that it depends on', async () => {
  const form = await show('/forms/0');
  const menu = await openMenu('Box');
  await userEvent.click(menu.getByRole('button', { name: 'Move up' }));
  expect(form.operations).toEqual([]);
});

test('deleting what another part opens names that part first', async () => {
  const form = await show('/components');
  await userEvent.click((await openMenu('Cerita')).getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/Kontak › Story/);
  expect(form.operations).toEqual([]);
  await press('Delete');
  expect(form.operations).toEqual([{ op: 'remove', path: '/components/2' }]);
});

test('a deleted entry gives the focus to its neighbour, and comes back where it was, also from another form', async () => {
  const form = await show('/components/1');
  await userEvent.click((await openMenu('Chat')).getByRole('button', { name: 'Delete' }));
  expect(labels(form.document())).toEqual(['Story']);
  const story = screen.getByRole('button', { name: 'Story' });
  await waitFor(() => expect(story).toHaveFocus());
  await userEvent.click(story);
  const { components } = form.document() as typeof store;
  await form.replace({ ...store, components: [{ ...store.components[0], view_uid: 'buah' }, ...components] });
  await press('Undo');
  expect(labels(form.document())).toEqual(['Chat', 'Story']);
});

test('an entry moves on and on in its menu', async () => {
  const form = await show('/components/1');
  await userEvent.click((await openMenu('Story')).getByRole('button', { name: 'Move up' }));
  expect(labels(form.document())).toEqual(['Story', 'Chat']);
  expect(screen.getByText(/Place 1 of 2/)).toBeVisible();
});

test('a new entry has the content of the palette, and opens', async () => {
  const form = await show('/forms');
  await press(/^Add/);
  await userEvent.click(await screen.findByRole('button', { name: 'Form' }));
  expect(form.opened()).toBe('/forms/1');
  expect(form.document()).toHaveProperty('forms.1', {
    view_uid: expect.stringMatching(/^form_0/),
    title: 'Form',
    lines: [{ view_uid: expect.any(String), label: expect.any(String), type: 0 }],
  });
});

test('a full list takes no more', async () => {
  const ctas = Array.from({ length: 5 }, (_, at) => ({ view_uid: `a${at}`, type: 10, label: `Chat ${at}` }));
  await show('/components/0', { document: { ...store, components: [{ ...store.components[1], category: 1, ctas }] } });
  expect(screen.getByRole('button', { name: /^Add/ })).toBeDisabled();
});

test('an empty list goes away with the type that has it', async () => {
  const carriers = [{ view_uid: 'ojek', name: 'Ojek', type: 1, cost: 3000, lat: -6.2, lng: 106.8 }];
  const app = { ...store.app, use_expedition: 1, carriers };
  await show('/app/carriers/0', { document: { ...store, app } });
  expect(screen.getByRole('region', { name: 'Driver delivery extras' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Fixed cost/ }));
  expect(screen.queryByRole('region', { name: 'Driver delivery extras' })).toBeNull();
});
