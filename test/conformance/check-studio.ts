import type { components } from '../../provider/__generated__/studio';
import type { OperationId } from './caller';
import { checkNewcomer } from './check-studio-newcomer';
import { checkPeople } from './check-studio-people';
import { checkRevisions } from './check-studio-revisions';
import { checkLibrary, checkPresence, checkPreviews } from './check-studio-rooms';
import { checkSchedule } from './check-studio-schedule';
import { checkSessions } from './check-studio-sessions';
import { noStore, nobody, type Run, verify } from './run';
import type { InStore } from './studio-calls';

type Draft = components['schemas']['Draft'];
type StaffStore = components['schemas']['StaffStore'];

const at = (operation: OperationId, store = '') => ({ store, operation });

/** The calls of the studio are optional: a provider without them answers 404 or 501. */
export async function checkStudio(run: Run) {
  const { caller, report, options } = run;
  const unsigned = await caller.call(noStore, 'listStaffSessions', { expect: 401, optional: true });
  if (!unsigned) return report.skip('the studio: the provider has none');
  if (!options.staff) return report.skip('the studio: no --staff was given');
  const { email, password } = options.staff;
  const wrong = await caller.call(noStore, 'signInStaff', { fields: { email, password: `${password}-not` } });
  if (wrong)
    verify(run, wrong.body.error_code === 'WRONG_CREDENTIALS', at('signInStaff'), 'a wrong password is not refused');
  const signedIn = await caller.call(noStore, 'signInStaff', { fields: { email, password } });
  const session = signedIn?.body.data;
  if (!session) return report.fail({ ...at('signInStaff'), list: '', record: email, problem: 'the person is refused' });
  if (session.needs_code === 1) return report.skip('the studio: the person has a second factor');
  await checkSessions(run, session.token);
  await checkStores(run, session.token);
  const ended = await caller.call(noStore, 'signOutStaff', { token: session.token });
  if (ended) await caller.call(noStore, 'getStaffProfile', { token: session.token, expect: 401 });
}

async function checkStores(run: Run, token: string) {
  const { caller, report, options } = run;
  const profile = await caller.call(noStore, 'getStaffProfile', { token });
  await caller.call(noStore, 'readDraft', { token, path: { codename: nobody }, expect: 404 });
  const stores = profile?.body.data?.stores ?? [];
  const store = stores.find(({ codename, role }) => role !== 'viewer' && codename === (options.store ?? codename));
  if (!store) return report.skip('drafts: the person may edit no store');
  const inStore = { token, codename: store.codename };
  await checkPresence(run, inStore);
  await checkLibrary(run, inStore);
  const current = await checkRevisions(run, inStore, store.role);
  if (current !== undefined) await checkPreviews(run, inStore, current);
  await checkDraft(run, inStore);
  await checkByRole(run, inStore, store.role, { person: profile?.body.data?.staff_uid ?? '', current });
}

interface Known {
  readonly person: string;
  readonly current: number | undefined;
}

/** What publishers and owners alone may do. */
async function checkByRole(run: Run, inStore: InStore, role: StaffStore['role'], { person, current }: Known) {
  const { report, options } = run;
  const { codename } = inStore;
  if (role === 'editor') report.skip(`schedules and restoring of ${codename}: the person is no publisher`);
  else if (current !== undefined) await checkSchedule(run, inStore, current);
  if (role !== 'owner') return report.skip(`members, invitations and audit of ${codename}: the person is no owner`);
  await checkPeople(run, inStore, person);
  if (options.invitation === undefined)
    report.skip('accepting an invitation, changing members and the second factor: no --invitation was given');
  else await checkNewcomer(run, inStore, options.invitation);
}

/** Saves a draft, tries to publish another version, and discards it. A store with a draft of somebody is left alone. */
async function checkDraft(run: Run, { token, codename }: InStore) {
  const { caller, report } = run;
  const scope = { codename, viewUid: '' };
  const path = { codename };
  const first = (await caller.call(scope, 'readDraft', { token, path }))?.body.data;
  if (!first) return;
  if (first.saved_at !== null) return report.skip(`drafts of ${codename}: somebody is changing the store`);
  const history = await caller.call(scope, 'listHistory', { token, path });
  const current = history?.body.data?.find((entry) => entry.current === 1);
  verify(run, current?.number === first.version, at('readDraft', codename), 'its version is not the current revision');

  const saveName = async (name: string, version: number): Promise<Draft | null> => {
    const app = { ...(first.document.app as object), name };
    const json = { version, document: { ...first.document, app } };
    return (await caller.call(scope, 'saveDraft', { token, path, json }))?.body.data ?? null;
  };
  const saved = await saveName('Uji Kesesuaian', first.version);
  if (!saved) return;
  const nameOf = ({ document }: Draft) => (document.app as { name?: unknown }).name;
  verify(run, nameOf(saved) === 'Uji Kesesuaian', at('saveDraft', codename), 'the draft is not what was saved');
  verify(run, saved.version < 0, at('saveDraft', codename), 'the version of a draft is not below 0');
  const late = await saveName('Uji Terlambat', first.version);
  if (late) {
    const place = at('saveDraft', codename);
    verify(run, nameOf(late) === 'Uji Kesesuaian', place, 'a later change of one field replaces an earlier one');
    verify(
      run,
      late.conflicts.some(({ pointer }) => pointer === '/app/name'),
      place,
      'two changes of one field are no conflict',
    );
  }
  const selling = await caller.call(scope, 'checkDraftSelling', { token, path });
  if (selling && late)
    verify(
      run,
      selling.body.data?.version === late.version,
      at('checkDraftSelling', codename),
      'another version is checked',
    );
  const fields = { version: first.version };
  const published = await caller.call(scope, 'publishDraft', { token, path, fields });
  if (published) verify(run, !published.body.success, at('publishDraft', codename), 'another version is published');
  const discarded = await caller.call(scope, 'discardDraft', { token, path });
  if (discarded)
    verify(
      run,
      discarded.body.data?.version === first.version,
      at('discardDraft', codename),
      'the draft is not discarded',
    );
}
