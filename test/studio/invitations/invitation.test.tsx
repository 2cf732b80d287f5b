import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AcceptInvitationDocument } from '../../../studio/__generated__/documents/accept-invitation';
import { JoinStoreDocument } from '../../../studio/__generated__/documents/join-store';
import { OfferDocument } from '../../../studio/__generated__/documents/offer';
import { PeopleDocument } from '../../../studio/__generated__/documents/people';
import { createFacade, failure, person, refusal, renderStudio } from '../../support/studio/render-studio';

const offer = {
  __typename: 'Offer',
  codename: 'kedaisenja',
  store: 'Kedai Senja',
  email: 'sari@contoh.test',
  role: 'EDITOR',
  scopes: ['CONTENT'],
  hasAccount: true,
  expiresAt: '2026-12-04T00:00:00Z',
};

async function openInvitation(
  me: Parameters<ReturnType<typeof createFacade>['signedInAs']>[0],
  answer: object = offer,
) {
  const facade = createFacade()
    .signedInAs(me)
    .on(OfferDocument, () => ({ offer: answer }))
    .on(PeopleDocument, () => failure('SLOW'));
  await renderStudio(facade, '/invitations/abc');
  return facade;
}

test('an invitation that is no longer valid says so', async () => {
  await openInvitation(null, refusal('INVITATION_GONE'));
  expect(await screen.findByText(/Undangan ini sudah tidak berlaku/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Toko saya' }).at(-1)).toHaveAttribute('href', '/');
});

test('the link of an invitation that has lost its end is one that is no longer valid', async () => {
  const facade = createFacade()
    .signedInAs(null)
    .on(OfferDocument, () => failure('BAD_INPUT'));
  await renderStudio(facade, '/invitations/abc');
  expect(await screen.findByText(/Undangan ini sudah tidak berlaku/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an invitation of somebody else is not accepted', async () => {
  await openInvitation(person({ email: 'budi@contoh.test' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Kamu sedang masuk sebagai budi@contoh.test');
  expect(screen.queryByRole('button', { name: 'Terima undangan' })).toBeNull();
});

test('a refusal to join is named', async () => {
  const facade = await openInvitation(person({ stores: [] }));
  facade.on(JoinStoreDocument, () => ({ joinStore: refusal('INVITATION_GONE') }));
  expect(await screen.findByText('Kamu diundang sebagai Penyunting: Isi.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Terima undangan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('sudah tidak berlaku');
  expect(facade.sentTo(JoinStoreDocument)).toEqual([{ input: { token: 'abc' } }]);
});

test('with an account, a guest signs in first', async () => {
  await openInvitation(null);
  expect(await screen.findByLabelText('Email')).toHaveValue('sari@contoh.test');
  expect(screen.queryByRole('button', { name: 'Terima undangan' })).toBeNull();
});

test('without an account, a short password is not sent and an e-mail with an account is refused', async () => {
  const facade = await openInvitation(null, { ...offer, hasAccount: false });
  facade.on(AcceptInvitationDocument, () => ({ acceptInvitation: refusal('EMAIL_KNOWN') }));
  await userEvent.type(await screen.findByLabelText('Namamu'), 'Sari');
  await userEvent.type(screen.getByLabelText('Kata sandi'), 'pendek');
  await userEvent.click(screen.getByRole('button', { name: 'Buat akun dan bergabung' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Paling sedikit 10 karakter.');
  expect(facade.sentTo(AcceptInvitationDocument)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Kata sandi'), '-tidak-lagi');
  await userEvent.click(screen.getByRole('button', { name: 'Buat akun dan bergabung' }));
  expect(await screen.findByText(/Email ini sudah punya akun/)).toBeVisible();
  expect(facade.sentTo(AcceptInvitationDocument)).toEqual([
    { input: { token: 'abc', name: 'Sari', password: 'pendek-tidak-lagi', language: 'ID' } },
  ]);
});
