import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { components, operations } from '../../../../provider/__generated__/studio';
import type { AuditAction } from '../../../../provider/modules/staff/queries/audit';
import { studioSdl } from '../../../../server/__generated__/studio-sdl';
import { databases } from '../../../support/provider/databases';
import { codeAt, type StaffCalls, staffPassword, startStaff } from '../../../support/provider/staff-calls';
import { providerKey } from '../../../support/provider/test-app';

type Operation = keyof operations;
type Schemas = components['schemas'];

/** What each call that writes leaves in the audit. */
const audited: Partial<Record<Operation, AuditAction>> = {
  signInStaff: 'signed_in',
  enterStaffCode: 'signed_in',
  signOutStaff: 'signed_out',
  endStaffSessions: 'sessions_ended',
  saveStaffProfile: 'profile_changed',
  changeStaffPassword: 'password_changed',
  confirmSecondFactor: 'second_factor_on',
  endSecondFactor: 'second_factor_off',
  renewRecoveryCodes: 'recovery_codes_renewed',
  joinStore: 'joined',
  changeMember: 'member_changed',
  removeMember: 'member_removed',
  inviteMember: 'invited',
  revokeInvitation: 'invitation_revoked',
  saveDraft: 'draft_changed',
  discardDraft: 'draft_discarded',
  publishDraft: 'published',
  scheduleDraft: 'scheduled',
  moveScheduled: 'schedule_moved',
  cancelScheduled: 'schedule_cancelled',
  restoreRevision: 'restored',
  addStorePicture: 'picture_added',
  saveStorePicture: 'picture_renamed',
  deleteStorePicture: 'picture_deleted',
  restoreStorePicture: 'picture_restored',
  sharePreview: 'preview_shared',
  revokePreview: 'preview_revoked',
};

/** Accepting an invitation is two actions, because the new person is signed in too. */
const twice: Partial<Record<Operation, readonly AuditAction[]>> = { acceptInvitation: ['joined', 'signed_in'] };

/** Calls that leave nothing, and why. */
const unaudited: Partial<Record<Operation, string>> = {
  reportPresence: 'says where somebody is, and changes nothing',
  startSecondFactor: 'offers a secret, which counts once it is confirmed',
};

/** The calls of the mutations that have another name. */
const callsOf: Readonly<Record<string, Operation>> = {
  signIn: 'signInStaff',
  enterCode: 'enterStaffCode',
  signOut: 'signOutStaff',
  endSessions: 'endStaffSessions',
  saveProfile: 'saveStaffProfile',
  changePassword: 'changeStaffPassword',
  savePicture: 'saveStorePicture',
  deletePicture: 'deleteStorePicture',
  restorePicture: 'restoreStorePicture',
};

const contract = parse(readFileSync('schema/provider/studio.yaml', 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, { operationId?: Operation }>>>>;
};
const writes = Object.values(contract.paths).flatMap((path) =>
  Object.entries(path).flatMap(([method, { operationId }]) => (method !== 'get' && operationId ? [operationId] : [])),
);
const covered = [...Object.keys(audited), ...Object.keys(twice), ...Object.keys(unaudited)];

test('every call of the contract that writes is in the table', () => {
  expect(covered.toSorted()).toEqual(writes.toSorted());
});

test('every mutation of the studio is such a call', () => {
  const mutations = Object.keys(buildSchema(studioSdl).getMutationType()?.getFields() ?? {});
  expect(mutations.filter((name) => !covered.includes(callsOf[name] ?? name))).toEqual([]);
});

const codename = 'warung';
const path = { codename };
const day = 86_400_000;
const newPassword = `${staffPassword}-baru`;
const fields = { password: newPassword };

/** Does each call once, as its person does. */
async function walk(staff: StaffCalls, note: <T>(operation: Operation, call: () => Promise<T>) => Promise<T>) {
  const owner = await staff.member('sari', 'owner');
  const { token } = owner;
  const ask = <Data = null>(operation: Parameters<StaffCalls['call']>[0], options: object = {}) =>
    note(operation, () => staff.call<Data>(operation, { token, path, ...options }));
  const tokenOf = async (name: string) => {
    const [mail] = (await staff.mails()).filter(({ recipient }) => recipient === `${name}@toko.test`);
    return { token: /\/studio\/invitations\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '' };
  };

  await note('signInStaff', () => staff.signIn(owner.email));
  await ask('endStaffSessions');
  await ask('saveStaffProfile', { fields: { name: 'Sari', language: 'en' } });
  await ask('changeStaffPassword', { fields: { old_password: staffPassword, new_password: newPassword } });
  const { data } = await ask<Schemas['SecondFactor']>('startSecondFactor', { fields });
  await ask('confirmSecondFactor', { fields: { code: codeAt(data.secret, staff.clock.now()) } });
  const nextCode = () => {
    staff.clock.pass(30);
    return codeAt(data.secret, staff.clock.now());
  };
  await ask('renewRecoveryCodes', { fields: { ...fields, code: nextCode() } });
  const pending = await staff.signIn(owner.email, newPassword);
  await note('enterStaffCode', () => staff.enterCode(pending.data?.token ?? '', nextCode()));
  await ask('endSecondFactor', { fields: { ...fields, code: nextCode() } });

  const invite = (email: string) =>
    ask<Schemas['Invitation']>('inviteMember', { fields: { email: `${email}@toko.test`, role: 'viewer', scopes: '' } });
  const spare = await invite('ani');
  await ask('revokeInvitation', { path: { codename, invitation_uid: spare.data.invitation_uid } });
  await invite('budi');
  const account = { name: 'Budi', password: staffPassword, language: 'in', device: '' };
  await ask('acceptInvitation', { path: await tokenOf('budi'), fields: account, token: null });
  const other = await staff.member('cici', 'owner', [], 'toko');
  await invite('cici');
  await ask('joinStore', { path: await tokenOf('cici'), token: other.token });
  const member = { codename, staff_uid: other.uid };
  await ask('changeMember', { path: member, fields: { role: 'editor', scopes: 'look' } });
  await ask('removeMember', { path: member });

  await ask('reportPresence', { fields: { client: 'tab-00001', pointer: '' } });
  const save = async (name: string) => {
    const { version, document } = (await staff.call<Schemas['Draft']>('readDraft', { token, path })).data;
    const { app } = document as { app: object };
    return (
      await ask<Schemas['Draft']>('saveDraft', { json: { version, document: { ...document, app: { ...app, name } } } })
    ).data.version;
  };
  await save('Warung A');
  await ask('discardDraft');
  await ask('publishDraft', { fields: { version: `${await save('Warung B')}`, message: '' } });
  const from = new Date(Date.now() + day).toISOString();
  const later = new Date(Date.now() + 2 * day).toISOString();
  await ask('scheduleDraft', { fields: { version: `${await save('Warung C')}`, from, message: '' } });
  const [pointer] = await staff.provider.modules.stores.publishing.planned(codename);
  const plan = { codename, plan: pointer?.plan ?? '' };
  await ask('moveScheduled', { path: plan, fields: { from: later } });
  await ask('cancelScheduled', { path: plan });
  await ask('restoreRevision', { path: { codename, number: '1' } });

  const body = new Uint8Array(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
      .webp()
      .toBuffer(),
  );
  const added = await note('addStorePicture', () =>
    staff.provider.ask(`/staff/stores/${codename}/pictures/add/listimage`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/webp', 'x-provider-key': providerKey },
    }),
  );
  const { picture = '' } = (added.body as unknown as { data?: { picture: string } }).data ?? {};
  await ask('saveStorePicture', { fields: { picture, title: 'Baru' } });
  await ask('deleteStorePicture', { fields: { picture } });
  await ask('restoreStorePicture', { fields: { picture } });
  const shared = await ask<Schemas['PreviewLink']>('sharePreview', { fields: { revision: '1' } });
  await ask('revokePreview', { path: { codename, link_uid: shared.data.link_uid } });
  await ask('signOutStaff');
}

const by = (action: AuditAction) => expect.objectContaining({ action, by: expect.any(String) }) as unknown;

describe.each(databases)('the audit on %s', (_name, open) => {
  let staff: StaffCalls;
  const left = new Map<string, unknown[]>();
  beforeAll(async () => {
    staff = await startStaff(open);
    await walk(staff, async (operation, call) => {
      const before = (await staff.audit()).length;
      const answer = await call();
      const { success } = answer as { success?: boolean };
      left.set(operation, success === false ? [answer] : (await staff.audit()).slice(before));
      return answer;
    });
  });
  afterAll(() => staff.provider.close());

  test.each(Object.entries(audited))('%s leaves one entry, %s, with who did it', (operation, action) => {
    expect(left.get(operation)).toEqual([by(action)]);
  });

  test.each(Object.entries(twice))('%s leaves %j', (operation, actions) => {
    expect(left.get(operation)).toEqual(actions.map(by));
  });

  test.each(Object.entries(unaudited))('%s leaves none, because it %s', (operation) => {
    expect(left.get(operation)).toEqual([]);
  });
});
