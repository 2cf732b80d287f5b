import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createDeps } from '../../../provider/modules/deps';
import { createModules } from '../../../provider/modules/modules';
import { demoStaff, loadDemoStaff } from '../../../provider/seed/load-demo';
import { temporaryFolder } from '../../support/programs/temporary-folder';
import { databases } from '../../support/provider/databases';
import { type StaffCalls, startStaff } from '../../support/provider/staff-calls';
import { passwords } from '../../support/provider/test-app';

describe.each(databases)('the staff of the demo on %s', (_name, open) => {
  let staff: StaffCalls;
  let token: string;
  const folder = temporaryFolder('demo-staff');

  beforeAll(async () => {
    staff = await startStaff(open, { isDemo: true, needsSecondFactor: true });
    mkdirSync(join(folder, 'warung'));
    await loadDemoStaff(staff.database, passwords, folder);
    token = (await staff.signIn(demoStaff.identity, demoStaff.password)).data?.token ?? '';
  });
  afterAll(() => staff.provider.close());

  test('is an owner of each demo store, and of no other', async () => {
    expect((await staff.profile(token)).data.stores).toMatchObject([{ codename: 'warung', role: 'owner' }]);
  });

  test('has access without the second factor, because its password is public', async () => {
    expect((await staff.call('listMembers', { token, path: { codename: 'warung' } })).success).toBe(true);
  });

  test('cannot lock out the others who use it', async () => {
    const fields = { old_password: demoStaff.password, new_password: 'kata-sandi-lain-lagi' };
    expect((await staff.call('changeStaffPassword', { token, fields })).error_code).toBe('NOT_ALLOWED');
    const start = await staff.call('startSecondFactor', { token, fields: { password: demoStaff.password } });
    expect(start.error_code).toBe('NOT_ALLOWED');
  });

  test('is loaded once: a removed one does not come back', async () => {
    await staff.join((await staff.person('sari')).id, 'owner');
    await staff.database.query('delete from memberships where staff_id in (select id from staff where is_demo)');
    await loadDemoStaff(staff.database, passwords, folder);
    expect((await staff.profile(token)).data.stores).toEqual([]);
  });

  test('is refused without the demo, also with a token from before, though its row is there', async () => {
    const { staff: others } = createModules(createDeps(staff.database, { passwords, now: staff.clock.now }));
    expect(await staff.provider.modules.staff.sessions.staffOf(token)).toMatchObject({ isDemo: true });
    expect(await others.sessions.staffOf(token)).toBeUndefined();
    const browser = { address: null, device: '' };
    await expect(others.signIn(demoStaff.identity, demoStaff.password, browser)).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });
});
