import { codeAt } from '../../../support/provider/staff-calls';
import type { StudioBrowser } from '../../../support/server/studio-fixture';
import { type GivenStudio, signInAs } from './fixture';

export function signingIn(given: GivenStudio) {
  describe('signing in', () => {
    let browser: StudioBrowser;
    beforeEach(async () => {
      await given().staff.forgetAll();
      browser = given().studio.browser();
    });

    test('a member signs in, edits, publishes and signs out', async () => {
      await given().staff.member('sari', 'owner');
      expect((await browser.send('me')).body).toEqual({ data: { me: null } });
      expect(await signInAs(browser, 'sari')).toMatchObject({
        __typename: 'SignedIn',
        person: { email: 'sari@toko.test' },
      });
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
      const { token } = await given().staff.member('sari', 'owner');
      const { secret } = await given().staff.enrol(token);
      expect(await signInAs(browser, 'sari')).toEqual({ __typename: 'CodeNeeded', expiresIn: 300 });
      expect((await browser.send('me')).body).toEqual({ data: { me: null } });
      expect(await browser.mutate('enterCode', { code: codeAt(secret, given().staff.clock.now()) })).toMatchObject({
        __typename: 'SignedIn',
      });
      expect((await browser.send('me')).body).toMatchObject({ data: { me: { hasSecondFactor: true } } });
    });
  });
}
