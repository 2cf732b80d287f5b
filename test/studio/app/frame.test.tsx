import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MeDocument } from '../../../studio/__generated__/documents/me';
import { PeopleDocument } from '../../../studio/__generated__/documents/people';
import { SignOutDocument } from '../../../studio/__generated__/documents/sign-out';
import { createFacade, failure, membership, person, renderStudio } from '../../support/studio/render-studio';

const noRoom = 'Halaman ini tidak ada';
const navigation = () => screen.queryByRole('navigation', { name: 'Bagian Kedai Senja' });
const noPeople = { store: { members: { __typename: 'Members', people: [] }, invitations: null } };

test('without the person, the failure is named and can be retried', async () => {
  const facade = createFacade().on(MeDocument, () => failure('SLOW'));
  await renderStudio(facade, '/');
  expect(screen.getByRole('alert')).toHaveTextContent('terlalu lama');
  facade.signedInAs(person());
  await userEvent.click(screen.getByText('Coba Lagi'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Toko saya' })).toBeVisible();
});

test('a guest is led to the sign-in, which then leads back', async () => {
  await renderStudio(createFacade().signedInAs(null), '/stores/kedaisenja/people?tab=2');
  expect(screen.getByLabelText('current path')).toHaveTextContent(
    '/sign-in?next=%2Fstores%2Fkedaisenja%2Fpeople%3Ftab%3D2',
  );
});

test.each([
  ['a path without a room', '/nowhere', membership()],
  ["another store's room", '/stores/lain/people', membership()],
  ['the audit, for an editor', '/stores/kedaisenja/audit', membership({ role: 'EDITOR', scopes: ['CONTENT'] })],
])('%s is answered as if it did not exist', async (_what, path, store) => {
  await renderStudio(createFacade().signedInAs(person({ stores: [store] })), path);
  expect(await screen.findByRole('heading', { level: 1, name: noRoom })).toBeVisible();
  expect(navigation()).toBeNull();
});

test('a role sees only its rooms in the navigation', async () => {
  const store = membership({ role: 'VIEWER' });
  const facade = createFacade()
    .signedInAs(person({ stores: [store] }))
    .on(PeopleDocument, () => noPeople);
  await renderStudio(facade, '/stores/kedaisenja/people');
  const links = within(navigation() as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).not.toContain('Aktivitas');
  expect(screen.getByRole('link', { name: 'Anggota' })).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Anggota · Kedai Senja · Studio');
});

test('a store that needs the second factor shows why and leads to the account', async () => {
  const store = membership({ needsSecondFactor: true });
  await renderStudio(createFacade().signedInAs(person({ stores: [store] })), '/stores/kedaisenja/people');
  expect(screen.getByText('Aktifkan dulu aplikasi autentikator')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aktifkan sekarang' })).toHaveAttribute('href', '/account');
});

test('a person without stores learns which e-mail to have invited', async () => {
  await renderStudio(createFacade().signedInAs(person({ stores: [] })), '/');
  expect(await screen.findByText('Minta pemilik toko mengundangmu ke sari@contoh.test.')).toBeVisible();
});

test('a change of rooms moves the focus to the heading', async () => {
  const facade = createFacade()
    .signedInAs(person())
    .on(PeopleDocument, () => noPeople);
  await renderStudio(facade, '/nowhere');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getAllByRole('link', { name: 'Toko saya' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Toko saya' })).toHaveFocus();
});

test('a room that breaks leaves the frame', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const facade = createFacade()
    .signedInAs(person())
    .on(PeopleDocument, () => ({ store: { members: null } }));
  await renderStudio(facade, '/stores/kedaisenja/people');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(navigation()).toBeVisible();
});

test('a sign-out that failed says so', async () => {
  const facade = createFacade()
    .signedInAs(person())
    .on(SignOutDocument, () => failure('OFFLINE'));
  await renderStudio(facade, '/');
  await userEvent.click(screen.getByText('Keluar'));
  expect(await screen.findByText(/Koneksi terputus/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Toko saya' })).toBeVisible();
});

test('signing out leads to the sign-in', async () => {
  const facade = createFacade().signedInAs(person());
  facade.on(SignOutDocument, () => {
    facade.signedInAs(null);
    return { signOut: { __typename: 'Done', message: '' } };
  });
  await renderStudio(facade, '/');
  await userEvent.click(screen.getByText('Keluar'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Masuk ke studio' })).toBeVisible();
});
