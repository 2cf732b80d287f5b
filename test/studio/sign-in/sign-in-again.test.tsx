import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MeDocument } from '../../../studio/__generated__/documents/me';
import { PeopleDocument } from '../../../studio/__generated__/documents/people';
import { SignInDocument } from '../../../studio/__generated__/documents/sign-in';
import { createFacade, failure, person, renderStudio } from '../../support/studio/render-studio';

const signedIn = { signIn: { __typename: 'SignedIn', person: { __typename: 'Person', id: 's1' } } };
const people = { store: { members: { __typename: 'Members', people: [] }, invitations: null } };

async function openEndedSession() {
  const facade = createFacade()
    .signedInAs(person())
    .on(PeopleDocument, () => failure('SIGNED_OUT'));
  await renderStudio(facade, '/stores/kedaisenja/people');
  expect(await screen.findByRole('dialog', { name: 'Kamu perlu masuk lagi' })).toBeVisible();
  return facade;
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('Kata sandi'), 'kata-sandi-panjang');
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }));
}

test('what was requested after the session had ended is sent again once the same person is back', async () => {
  const facade = await openEndedSession();
  facade.on(SignInDocument, () => signedIn).on(PeopleDocument, () => people);
  expect(screen.getByLabelText('Email')).toHaveValue('sari@contoh.test');
  await signIn();
  expect(await screen.findByRole('region', { name: 'Anggota' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(facade.sentTo(PeopleDocument)).toHaveLength(2);
});

test('closing the sheet tells the room that the session has ended', async () => {
  const facade = await openEndedSession();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(await screen.findByText('Sesimu sudah berakhir. Masuk lagi.')).toBeVisible();
  expect(facade.sentTo(PeopleDocument)).toHaveLength(1);
});

test('whoever could not be checked after signing in is checked again, on the same page', async () => {
  const facade = await openEndedSession();
  facade
    .on(SignInDocument, () => signedIn)
    .on(PeopleDocument, () => people)
    .on(MeDocument, () => failure('SERVER'));
  await signIn();
  const retry = await screen.findByText('Coba Lagi');
  facade.signedInAs(person());
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'Anggota' })).toBeVisible();
});

test('whoever is still signed out can sign in once more, on the same page', async () => {
  const facade = await openEndedSession();
  facade
    .signedInAs(null)
    .on(SignInDocument, () => signedIn)
    .on(PeopleDocument, () => people);
  await signIn();
  await waitFor(() => expect(screen.getByLabelText('Kata sandi')).toHaveValue(''));
  facade.signedInAs(person());
  await signIn();
  expect(await screen.findByRole('region', { name: 'Anggota' })).toBeVisible();
});

test('another person does not get what the first one had requested', async () => {
  const facade = await openEndedSession();
  facade.on(SignInDocument, () => {
    facade.signedInAs(person({ id: 's2' }));
    return signedIn;
  });
  await signIn();
  await waitFor(() => expect(facade.sentTo(SignInDocument)).toHaveLength(1));
  expect(facade.sentTo(PeopleDocument)).toHaveLength(1);
});
