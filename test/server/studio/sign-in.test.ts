import { databases } from '../../support/provider/databases';
import { codeAt, type StaffCalls, staffPassword, startStaff } from '../../support/provider/staff-calls';
import { startStudio, type Studio, type StudioBrowser } from '../../support/server/studio-fixture';

describe.each(databases)('signing in to the studio on %s', (_name, open) => {
  let staff: StaffCalls;
  let studio: Studio;
  let browser: StudioBrowser;
  beforeAll(async () => {
    staff = await startStaff(open);
    studio = await startStudio(staff.provider.baseUrl);
  });
  afterAll(async () => {
    await studio.close();
    await staff.provider.close();
  });
  beforeEach(async () => {
    await staff.forgetAll();
    browser = studio.browser();
  });

  const signIn = async (name: string) =>
    browser.mutate('signIn', { email: `${name}@toko.test`, password: staffPassword });

  test('a member signs in, edits, publishes and signs out', async () => {
    await staff.member('sari', 'owner');
    expect((await browser.send('me')).body).toEqual({ data: { me: null } });
    expect(await signIn('sari')).toMatchObject({ __typename: 'SignedIn', person: { email: 'sari@toko.test' } });
    expect((await browser.send('me')).body).toMatchObject({
      data: { me: { name: 'sari', stores: [{ codename: 'warung', role: 'OWNER', scopes: [] }], sessions: [{}, {}] } },
    });
    const { data } = (await browser.send('draft', { codename: 'warung' })).body;
    const { draft } = data?.store as { draft: { version: number; document: { app: object } } };
    const document = { ...draft.document, app: { ...draft.document.app, name: 'Warung Sari' } };
    const saved = await browser.mutate('saveDraft', { codename: 'warung', version: draft.version, document });
    expect(saved).toMatchObject({ __typename: 'Draft', issues: [], conflicts: [], author: 'sari' });
    const { version } = saved as { version: number };
    expect(await browser.mutate('publishDraft', { codename: 'warung', version })).toMatchObject({ hasChanged: true });
    expect(await browser.mutate('signOut')).toMatchObject({ __typename: 'Done' });
    expect(browser.cookie).toBe('');
  });

  test('the second factor is asked for', async () => {
    const { token } = await staff.member('sari', 'owner');
    const { secret } = await staff.enrol(token);
    expect(await signIn('sari')).toEqual({ __typename: 'CodeNeeded', expiresIn: 300 });
    expect((await browser.send('me')).body).toEqual({ data: { me: null } });
    expect(await browser.mutate('enterCode', { code: codeAt(secret, staff.clock.now()) })).toMatchObject({
      __typename: 'SignedIn',
    });
    expect((await browser.send('me')).body).toMatchObject({ data: { me: { hasSecondFactor: true } } });
  });
});
