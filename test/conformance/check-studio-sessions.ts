import { noStore, type Run } from './run';
import { studioCalls } from './studio-calls';

const device = 'Uji Kesesuaian';

/** A second session is listed, and no longer valid once it has been ended. The person's other sessions stay. */
export async function checkSessions(run: Run, token: string) {
  const { call, check } = studioCalls(run, { token, codename: '' });
  const { email = '', password = '' } = run.options.staff ?? {};
  const signedIn = await run.caller.call(noStore, 'signInStaff', { fields: { email, password, device } });
  const other = signedIn?.body.data?.token;
  if (other === undefined) return;
  const sessions = (await call('listStaffSessions'))?.body.data ?? [];
  check(
    sessions.findIndex(({ is_current }) => is_current === 1) === 0 &&
      sessions.filter(({ is_current }) => is_current === 1).length === 1,
    'listStaffSessions',
    'the session of the call is not the first and only current one',
  );
  const found = sessions.find((one) => one.device === device && one.is_current === 0);
  check(found !== undefined, 'listStaffSessions', 'another session, or its device, is not listed', device);
  if (!found) return;
  const { session_uid } = found;
  for (let time = 0; time < 2; time += 1) await call('endStaffSessions', { fields: { session_uid } });
  await run.caller.call(noStore, 'getStaffProfile', { token: other, expect: 401, about: 'an ended session' });
  const left = (await call('listStaffSessions'))?.body.data;
  if (left)
    check(
      left.every((one) => one.session_uid !== session_uid),
      'endStaffSessions',
      'it is still listed',
      device,
    );
}
