import { databases } from '../../../support/provider/databases';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';
import { addCustomer } from '../../../support/provider/customers';
import { asAdmin } from '../../../support/provider/test-app';

describe.each(databases)('erasing people of stores on %s', (_name, open) => {
  let staff: StaffCalls;
  beforeAll(async () => {
    staff = await startStaff(open);
  });
  afterAll(() => staff.provider.close());
  beforeEach(() => staff.forgetAll());

  const forget = (email: string) =>
    staff.provider.ask('/admin/staff/forget', {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'content-type': 'application/json', ...asAdmin },
    });

  test('a member is refused, with the stores that they belong to', async () => {
    const { id } = await staff.person('sari');
    await staff.join(id, 'owner');
    await staff.join(id, 'viewer', [], 'toko');
    const { status, body } = await forget('sari@toko.test');
    expect([status, body?.message]).toEqual([
      400,
      'sari@toko.test still belongs to toko, warung: an owner has to remove them there first',
    ]);
  });

  test('somebody of no store is in no table any more, and the audit stays', async () => {
    const owner = await staff.member('ani', 'owner');
    const path = { codename: 'warung' };
    const fields = { email: 'kenari@toko.test', role: 'viewer' };
    await staff.call('inviteMember', { token: owner.token, path, fields });
    const { token, uid } = await staff.member('kenari', 'viewer');
    await staff.enrol(token);
    await staff.call('removeMember', { token: owner.token, path: { ...path, staff_uid: uid } });
    expect((await forget('Kenari@toko.test')).status).toBe(200);

    for (const table of ['staff', 'staff_sessions', 'invitations', 'recovery_codes', 'outbox', 'audit']) {
      expect(JSON.stringify(await staff.database.query(`select * from ${table}`))).not.toContain('kenari');
    }
    expect((await staff.profile(token)).status).toBe(401);
    expect((await staff.signIn('kenari@toko.test')).error_code).toBe('WRONG_CREDENTIALS');
    expect((await staff.audit()).filter(({ about }) => about === '').map(({ action }) => action)).toEqual([
      'member_removed',
      'person_erased',
    ]);
  });

  test('the link of an invitation is not in the export of a customer with the same e-mail', async () => {
    const owner = await staff.member('ani', 'owner');
    const fields = { email: 'siti@toko.test', role: 'viewer' };
    await staff.call('inviteMember', { token: owner.token, path: { codename: 'warung' }, fields });
    const { headers } = await addCustomer(staff.database, 'siti', 'warung');
    const { status, text } = await staff.provider.ask('/api/v2/customer/personal-data', { headers });
    expect(status).toBe(200);
    expect(text).toContain('/invitations/…');
    const [mail] = await staff.mails();
    const link = /invitations\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? 'no link';
    expect(text).not.toContain(link);
  });
});
