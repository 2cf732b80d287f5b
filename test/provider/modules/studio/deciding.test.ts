import type { components } from '../../../../provider/__generated__/studio';
import { databases } from '../../../support/provider/databases';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';

type Draft = components['schemas']['Draft'];
type Document = { app: Record<string, unknown>; components: Record<string, unknown>[] };

const codename = 'warung';

describe.each(databases)('who decides conflicts of a draft on %s', (_name, open) => {
  let staff: StaffCalls;
  let owner: string;
  /** What everybody started from. */
  let base: Draft;
  beforeAll(async () => {
    staff = await startStaff(open);
  });
  afterAll(() => staff.provider.close());
  beforeEach(async () => {
    await staff.forgetAll();
    await staff.provider.modules.stores.drafts.discard(codename);
    ({ token: owner } = await staff.member('pemilik', 'owner'));
    base = await read();
  });

  const read = async () => (await staff.call<Draft>('readDraft', { token: owner, path: { codename } })).data;
  const save = (token: string, { version, document }: Pick<Draft, 'version' | 'document'>, decided: string[] = []) =>
    staff.call<Draft>('saveDraft', { token, path: { codename }, json: { version, document, decided } });
  const withApp = ({ version, document }: Draft, app: object) => ({
    version,
    document: { ...document, app: { ...(document as Document).app, ...app } },
  });
  const discard = (token: string) => staff.call('discardDraft', { token, path: { codename } });
  const openConflicts = async () => (await read()).conflicts.map(({ pointer }) => pointer);
  const changesSince = async (seen: number) =>
    (await staff.audit())
      .slice(seen)
      .filter(({ action }) => action.startsWith('draft_'))
      .map(({ action, by }) => [action, by]);

  /** Two owners wrote the name; the first one's stays in the draft. */
  async function conflictOfNames() {
    const { token } = await staff.member('mitra', 'owner');
    await save(owner, withApp(base, { name: 'Pemilik' }));
    await save(token, withApp(base, { name: 'Mitra' }));
    expect(await openConflicts()).toEqual(['/app/name']);
  }

  test('an editor decides no conflict outside of the scopes', async () => {
    await conflictOfNames();
    const { token } = await staff.member('sari', 'editor', ['look']);
    expect((await save(token, await read(), ['/app/name'])).error_code).toBe('NOT_ALLOWED');
    expect(await openConflicts()).toEqual(['/app/name']);
  });

  test('an editor may change something else while a conflict outside of the scopes is open', async () => {
    await conflictOfNames();
    const { token } = await staff.member('sari', 'editor', ['look']);
    expect((await save(token, withApp(await read(), { layout: 3 }))).error_code).toBeNull();
    expect(await openConflicts()).toEqual(['/app/name']);
  });

  test('deciding without another change is an entry of the audit', async () => {
    await conflictOfNames();
    const { token } = await staff.member('sari', 'editor', ['content']);
    const seen = (await staff.audit()).length;
    expect((await save(token, await read(), ['/app/name'])).error_code).toBeNull();
    expect(await openConflicts()).toEqual([]);
    expect(await changesSince(seen)).toEqual([['draft_changed', 'sari']]);
  });

  test('an editor discards no conflict outside of the scopes, also if nothing else would change', async () => {
    await conflictOfNames();
    const { name } = (base.document as Document).app;
    await save(owner, withApp(await read(), { name }));
    const { token } = await staff.member('sari', 'editor', ['look']);
    expect((await discard(token)).error_code).toBe('NOT_ALLOWED');
    expect(await openConflicts()).toEqual(['/app/name']);
    const seen = (await staff.audit()).length;
    expect((await discard(owner)).error_code).toBeNull();
    expect(await changesSince(seen)).toEqual([['draft_discarded', 'pemilik']]);
  });

  test('an editor who saves an old document adds no conflict outside of the scopes', async () => {
    await save(owner, withApp(base, { name: 'Pemilik' }));
    const { token } = await staff.member('sari', 'editor', ['look']);
    expect((await save(token, withApp(base, { name: 'Sari' }))).error_code).toBe('NOT_ALLOWED');
    expect(await openConflicts()).toEqual([]);
  });
});
