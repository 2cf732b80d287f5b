import { randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import type { components } from '../../provider/__generated__/studio';
import { noStore, type Run } from './run';
import { type InStore, type StudioCalls, studioCalls } from './studio-calls';

type Profile = components['schemas']['StaffProfile'];

interface Account {
  readonly email: string;
  readonly password: string;
}

const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

/** Turns the second factor of a person on, signs in with it, and turns it off. */
async function checkSecondFactor(run: Run, calls: StudioCalls, { email, password }: Account) {
  const { call, check, refused } = calls;
  const wrong = { fields: { password: `${password}-not` } };
  await refused('startSecondFactor', 'PASSWORD_WRONG', 'a wrong password', wrong);
  const early = { fields: { code: '000000' } };
  await refused('confirmSecondFactor', 'CODE_EXPIRED', 'confirming what was not started', early);
  const secret = (await call('startSecondFactor', { fields: { password } }))?.body.data?.secret;
  if (secret === undefined) return;
  const code = new TOTP({ secret }).generate();
  await refused('confirmSecondFactor', 'CODE_WRONG', 'a wrong code', { fields: { code: wrongCode(code) } });
  const confirmed = (await call('confirmSecondFactor', { fields: { code } }))?.body.data;
  const [first = '', second = '', ...more] = confirmed?.recovery_codes ?? [];
  check(more.length === 8, 'confirmSecondFactor', 'it gives no ten recovery codes', email);
  const profile = (await call('getStaffProfile'))?.body.data;
  check(
    profile?.has_second_factor === 1 && profile.recovery_codes === 10,
    'getStaffProfile',
    'it does not show the second factor',
    email,
  );

  const signIn = async () =>
    (await run.caller.call(noStore, 'signInStaff', { fields: { email, password } }))?.body.data;
  const started = await signIn();
  if (!started) return;
  check(started.needs_code === 1, 'signInStaff', 'it asks for no code of the second factor', email);
  await call('getStaffProfile', { token: started.token, expect: 401, about: 'a sign-in without its code' });
  const { token } = started;
  await refused('enterStaffCode', 'CODE_WRONG', 'a code that was used', { token: '', fields: { token, code } });
  const entered = (await call('enterStaffCode', { token: '', fields: { token, code: first } }))?.body.data;
  check(entered?.needs_code === 0, 'enterStaffCode', 'a recovery code does not complete the sign-in', email);
  const another = await signIn();
  if (another) {
    const fields = { token: another.token, code: first };
    await refused('enterStaffCode', 'CODE_WRONG', 'a recovery code that was used', { token: '', fields });
  }
  await call('endSecondFactor', { fields: { password, code: second } });
  const off = (await call('getStaffProfile'))?.body.data;
  if (off) check(off.has_second_factor === 0, 'endSecondFactor', 'the second factor is still on', email);
}

/** An owner changes the rights of a member, and removes them. */
async function checkMember(run: Run, owner: InStore, newcomer: StudioCalls, { staff_uid, email }: Profile) {
  const { call, check, refused } = studioCalls(run, owner);
  const { codename } = owner;
  const find = async () => (await call('listMembers'))?.body.data?.find((one) => one.staff_uid === staff_uid);
  check((await find()) !== undefined, 'listMembers', 'who accepted an invitation is no member', staff_uid);
  await refused('inviteMember', 'ALREADY_MEMBER', 'inviting a member', { fields: { email, role: 'viewer' } });
  const path = { staff_uid };
  await call('changeMember', { path, fields: { role: 'editor', scopes: 'look' } });
  const changed = await find();
  check(changed?.role === 'editor' && changed.scopes.join() === 'look', 'changeMember', 'the role stays', staff_uid);
  const stores = (await newcomer.call('getStaffProfile'))?.body.data?.stores;
  const own = stores?.find((one) => one.codename === codename);
  check(own?.role === 'editor', 'getStaffProfile', 'a changed role is not shown to the member', staff_uid);
  await newcomer.refused('publishDraft', 'NOT_ALLOWED', 'publishing by an editor', { fields: { version: 1 } });
  await call('removeMember', { path });
  check((await find()) === undefined, 'removeMember', 'they are still a member', staff_uid);
  await newcomer.call('readDraft', { expect: 404, about: 'a removed member' });
}

/** Accepts an invitation with a new account, whose person is a member, has a second factor, and is removed. */
export async function checkNewcomer(run: Run, owner: InStore, invitation: string) {
  const { report } = run;
  const { codename } = owner;
  const path = { token: invitation };
  const shown = (await run.caller.call(noStore, 'showInvitation', { path }))?.body;
  const offer = shown?.data;
  if (!offer) return shown && report.skip(`an accepted invitation: ${shown.error_code} refuses the given one`);
  if (offer.has_account === 1 || offer.codename !== codename)
    return report.skip(`an accepted invitation: the given one is not for a new person in ${codename}`);
  const { email } = offer;
  const password = randomBytes(12).toString('hex');
  const fields = { name: 'Uji Kesesuaian', password };
  const token = (await run.caller.call(noStore, 'acceptInvitation', { path, fields }))?.body.data?.token;
  if (token === undefined) return;
  const newcomer = studioCalls(run, { token, codename });
  await newcomer.refused('showInvitation', 'INVITATION_GONE', 'looking at an accepted invitation', { path });
  const profile = (await newcomer.call('getStaffProfile'))?.body.data;
  const own = profile?.stores.find((one) => one.codename === codename);
  newcomer.check(own?.role === offer.role, 'acceptInvitation', 'the person has not the role that was offered', email);
  if (!profile) return;
  await checkSecondFactor(run, newcomer, { email, password });
  await checkMember(run, owner, newcomer, profile);
}
