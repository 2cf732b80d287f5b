import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeMemberDocument } from '../../../studio/__generated__/documents/change-member';
import { InviteMemberDocument } from '../../../studio/__generated__/documents/invite-member';
import { PeopleDocument } from '../../../studio/__generated__/documents/people';
import { RemoveMemberDocument } from '../../../studio/__generated__/documents/remove-member';
import { RevokeInvitationDocument } from '../../../studio/__generated__/documents/revoke-invitation';
import { createFacade, failure, membership, person, refusal, renderStudio } from '../../support/studio/render-studio';

const done = { __typename: 'Done', message: '' };
const sari = {
  id: 's1',
  email: 'sari@contoh.test',
  name: 'Sari',
  role: 'OWNER',
  scopes: [],
  hasSecondFactor: true,
  joinedAt: '2026-11-01T00:00:00Z',
  seenAt: '2026-11-28T06:15:00Z',
};
const budi = {
  ...sari,
  id: 's2',
  email: 'budi@contoh.test',
  name: 'Budi',
  role: 'EDITOR',
  scopes: ['CONTENT', 'LOOK'],
  hasSecondFactor: false,
  seenAt: null,
};
const invitation = {
  id: 'i1',
  email: 'citra@contoh.test',
  role: 'VIEWER',
  scopes: [],
  invitedBy: 'Sari',
  createdAt: '2026-11-27T00:00:00Z',
  expiresAt: '2026-12-04T00:00:00Z',
};
const peopleOf = (isOwner: boolean) => ({
  store: {
    members: { __typename: 'Members', people: [budi, sari] },
    invitations: isOwner ? { __typename: 'Invitations', open: [invitation] } : null,
  },
});

async function openPeople(role: 'OWNER' | 'EDITOR' = 'OWNER') {
  const facade = createFacade()
    .signedInAs(person({ stores: [membership({ role })] }))
    .on(PeopleDocument, ({ isOwner }) => peopleOf(isOwner));
  await renderStudio(facade, '/stores/kedaisenja/people');
  await screen.findByText('budi@contoh.test');
  return facade;
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('members who are no owners see people, but no controls except for leaving', async () => {
  await openPeople('EDITOR');
  expect(screen.getByText('Penyunting: Isi, Tampilan')).toBeVisible();
  const members = within(screen.getByRole('region', { name: 'Anggota' }));
  expect(members.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tinggalkan toko']);
  expect(screen.queryByRole('heading', { name: 'Undang anggota' })).toBeNull();
});

test('people that cannot be loaded can be loaded again', async () => {
  const facade = createFacade()
    .signedInAs(person())
    .on(PeopleDocument, () => failure('SLOW'));
  await renderStudio(facade, '/stores/kedaisenja/people');
  facade.on(PeopleDocument, () => peopleOf(true));
  await userEvent.click(await screen.findByText('Coba Lagi'));
  expect(await screen.findByText('budi@contoh.test')).toBeVisible();
});

test('the last owner cannot become something else', async () => {
  const facade = await openPeople();
  facade.on(ChangeMemberDocument, () => ({ changeMember: refusal('LAST_OWNER') }));
  await click('Ubah peran Sari');
  await click('Peran, Pemilik');
  await userEvent.click(screen.getByRole('button', { name: /^Pengamat/ }));
  await click('Simpan');
  expect(await screen.findByRole('alert')).toHaveTextContent('Toko harus punya pemilik.');
  expect(facade.sentTo(ChangeMemberDocument)).toEqual([
    { input: { codename: 'kedaisenja', id: 's1', role: 'VIEWER', scopes: [] } },
  ]);
});

test('an editor needs a part that they may change', async () => {
  const facade = await openPeople();
  await click('Ubah peran Budi');
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Isi/ }));
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Tampilan/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Simpan' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('Pilih paling sedikit satu bagian.');
  expect(facade.sentTo(ChangeMemberDocument)).toEqual([]);
});

test('a member is removed only after a question, whose refusal is named', async () => {
  const facade = await openPeople();
  facade.on(RemoveMemberDocument, () => ({ removeMember: refusal('LAST_OWNER') }));
  await click('Keluarkan Budi');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Keluarkan Budi dari toko?' }));
  expect(facade.sentTo(RemoveMemberDocument)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Keluarkan' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Toko harus punya pemilik.');
  facade.on(RemoveMemberDocument, () => ({ removeMember: done }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keluarkan' }));
  await waitFor(() => expect(screen.getByText('Budi sudah dikeluarkan')).toBeVisible());
});

test('an e-mail of a member is not invited, and stays in its field', async () => {
  const facade = await openPeople();
  facade.on(InviteMemberDocument, () => ({ inviteMember: refusal('ALREADY_MEMBER') }));
  await userEvent.type(screen.getByLabelText('Email'), 'budi@contoh.test');
  await click('Kirim undangan');
  expect(await screen.findByRole('alert')).toHaveTextContent('sudah menjadi anggota');
  expect(screen.getByLabelText('Email')).toHaveValue('budi@contoh.test');
});

test('an invitation is sent with the role, and shown', async () => {
  const facade = await openPeople();
  facade.on(InviteMemberDocument, () => ({ inviteMember: { __typename: 'Invitation', id: 'i2' } }));
  await userEvent.type(screen.getByLabelText('Email'), 'dian@contoh.test');
  await click('Kirim undangan');
  expect(await screen.findByText('Undangan sudah dikirim')).toBeVisible();
  expect(facade.sentTo(InviteMemberDocument)).toEqual([
    { input: { codename: 'kedaisenja', email: 'dian@contoh.test', role: 'EDITOR', scopes: ['CONTENT'] } },
  ]);
  expect(facade.sentTo(PeopleDocument)).toHaveLength(2);
});

test('an open invitation can be revoked', async () => {
  const facade = await openPeople();
  facade.on(RevokeInvitationDocument, () => ({ revokeInvitation: done }));
  await click('Batalkan undangan citra@contoh.test');
  expect(await screen.findByText('Undangan dibatalkan')).toBeVisible();
  expect(facade.sentTo(RevokeInvitationDocument)).toEqual([{ input: { codename: 'kedaisenja', id: 'i1' } }]);
});
