import { randomBytes } from 'node:crypto';
import type { Run } from './run';
import { type InStore, type StudioCalls, studioCalls } from './studio-calls';

const minute = 60_000;
const week = 7 * 24 * 60 * minute;
const nobody = 'nobody_has_this';

/** Tokens as long as those of invitations, which no provider has given. */
const noInvitation = () => ({ token: randomBytes(32).toString('base64url') });

/** The person of the call is among the members, and nobody else's rights can be changed by a wrong id. */
async function checkMembers({ call, check }: StudioCalls, person: string) {
  const members = (await call('listMembers'))?.body.data;
  if (!members) return;
  check(
    members.some(({ staff_uid }) => staff_uid === person),
    'listMembers',
    'the person of the call is no member',
    person,
  );
  const names = members.map(({ name }) => name.toLowerCase());
  check(
    names.join() === names.toSorted((one, other) => one.localeCompare(other)).join(),
    'listMembers',
    'it is not sorted',
  );
  check(
    members.some(({ role }) => role === 'owner'),
    'listMembers',
    'the store has no owner',
  );
  await call('changeMember', { path: { staff_uid: nobody }, fields: { role: 'viewer' }, expect: 404 });
  await call('removeMember', { path: { staff_uid: nobody }, expect: 404 });
}

/** The newest entries of the audit, each older than the one before. */
async function checkAudit({ call, check }: StudioCalls, person: string) {
  const page = (await call('listAudit'))?.body.data;
  if (!page) return;
  const [newest] = page.entries;
  check(newest?.by?.staff_uid === person, 'listAudit', 'what the person did last is not its newest entry', person);
  const older = page.next === null ? null : (await call('listAudit', { fields: { before: page.next } }))?.body.data;
  const numbers = [...page.entries, ...(older?.entries ?? [])].map(({ entry }) => entry);
  check(
    numbers.every((entry, at) => at === 0 || entry < (numbers[at - 1] ?? 0)),
    'listAudit',
    'an entry is not older than the one before it',
  );
}

/** Invites somebody, once more, and revokes that. Nobody reads mail at the address, whose domain is reserved. */
async function checkInvitations(run: Run, calls: StudioCalls, codename: string) {
  const { call, check, refused } = calls;
  const path = noInvitation();
  await refused('showInvitation', 'INVITATION_GONE', 'looking at an unknown invitation', { path });
  await refused('joinStore', 'INVITATION_GONE', 'joining by an unknown invitation', { path });
  const account = { name: 'Uji Kesesuaian', password: randomBytes(12).toString('hex') };
  await refused('acceptInvitation', 'INVITATION_GONE', 'accepting an unknown invitation', { path, fields: account });

  const email = `uji-${randomBytes(6).toString('hex')}@kesesuaian.test`;
  await refused('inviteMember', 'SCOPES_MISSING', 'an editor without scopes', { fields: { email, role: 'editor' } });
  const fields = { email, role: 'editor', scopes: 'content,look' };
  const first = (await call('inviteMember', { fields }))?.body;
  if (!first?.data) return first && run.report.skip(`invitations of ${codename}: ${first.error_code} refuses one`);
  const again = (await call('inviteMember', { fields: { email, role: 'viewer' } }))?.body.data;
  const listed = (await call('listInvitations'))?.body.data?.filter((one) => one.email === email) ?? [];
  const [open] = listed;
  check(
    listed.length === 1 && open?.role === 'viewer' && open.invitation_uid === again?.invitation_uid,
    'listInvitations',
    'a second invitation does not replace the first',
    email,
  );
  const { data } = first;
  check(
    data.role === 'editor' && data.scopes.toSorted().join() === 'content,look',
    'inviteMember',
    'it does not offer what was asked for',
    email,
  );
  const life = Date.parse(data.expires_at) - Date.parse(data.created_at);
  check(Math.abs(life - week) < minute, 'inviteMember', 'it is not valid for 7 days', email);
  for (const { invitation_uid } of [...listed, ...listed]) await call('revokeInvitation', { path: { invitation_uid } });
  const left = (await call('listInvitations'))?.body.data;
  if (left)
    check(
      left.every((one) => one.email !== email),
      'revokeInvitation',
      'it is still in the list',
      email,
    );
}

/** The members, the invitations and the audit of a store, for an owner. */
export async function checkPeople(run: Run, inStore: InStore, person: string) {
  const calls = studioCalls(run, inStore);
  await checkMembers(calls, person);
  await checkInvitations(run, calls, inStore.codename);
  await checkAudit(calls, person);
}
