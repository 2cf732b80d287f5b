import { createSealer } from '../../../../server/sealing/sealer';
import { codeAt, staffPassword } from '../../../support/provider/staff-calls';
import { settings } from '../../../support/server/facade-fixture';
import { startStudio } from '../../../support/server/studio-fixture';
import { codesOf, type GivenStudio, signedIn, signInAs } from './fixture';

const minute = 60_000;
const day = 24 * 60 * minute;
const me = { data: { me: null } };

export function sessions(given: GivenStudio) {
  describe('the session', () => {
    beforeEach(() => given().staff.forgetAll());

    test('its cookie is for this host, unreadable by scripts, and never sent by other sites', async () => {
      const { staff, studio } = given();
      const { token } = await staff.member('sari', 'owner');
      const { cookies, text } = await studio.browser().send('signIn', {
        input: { email: 'sari@toko.test', password: staffPassword },
      });
      expect(cookies).toHaveLength(1);
      const [name = '', ...attributes] = String(cookies[0]).split('; ');
      expect(name).toMatch(/^__Host-studio=[\w-]{80,}$/);
      expect(attributes.toSorted()).toEqual(['HttpOnly', `Max-Age=2592000`, 'Path=/', 'SameSite=Strict', 'Secure']);
      expect(text).not.toContain(token);
      expect(text).not.toContain('token');
    });

    test('a sign-in replaces a cookie that somebody else has set, and ends its session', async () => {
      const { staff, studio } = given();
      await staff.member('penyerang', 'owner');
      await staff.member('sari', 'owner');
      const attacker = await signedIn(studio, 'penyerang');
      const victim = studio.browser();
      victim.cookie = attacker.cookie;
      await signInAs(victim, 'sari');
      expect(victim.cookie).not.toBe(attacker.cookie);
      expect((await victim.send('me')).body).toMatchObject({ data: { me: { name: 'sari' } } });
      expect((await attacker.send('me')).body).toEqual(me);
    });

    test('a signed-out cookie is good for nothing, and is removed', async () => {
      const { staff, studio } = given();
      await staff.member('sari', 'owner');
      const browser = await signedIn(studio, 'sari');
      const { cookie } = browser;
      await browser.mutate('signOut');
      browser.cookie = cookie;
      const answer = await browser.send('draft', { codename: 'warung' });
      expect(codesOf(answer)).toEqual(['SIGNED_OUT']);
      expect(browser.cookie).toBe('');
      browser.cookie = cookie;
      expect((await browser.send('me')).body).toEqual(me);
      expect(browser.cookie).toBe('');
    });

    test('a session that the provider has ended is over', async () => {
      const { staff, studio } = given();
      await staff.member('sari', 'owner');
      const [phone, laptop] = [await signedIn(studio, 'sari'), await signedIn(studio, 'sari')];
      await laptop.mutate('endSessions', {});
      expect(codesOf(await phone.send('draft', { codename: 'warung' }))).toEqual(['SIGNED_OUT']);
      expect((await laptop.send('me')).body).toMatchObject({ data: { me: { sessions: [{ isCurrent: true }] } } });
    });

    test('a sign-in that awaits its code is good for the code alone', async () => {
      const { staff, studio } = given();
      const { token } = await staff.member('sari', 'owner');
      const { secret } = await staff.enrol(token);
      const browser = studio.browser();
      const { cookies } = await browser.send('signIn', { input: { email: 'sari@toko.test', password: staffPassword } });
      expect(cookies[0]).toContain('Max-Age=300;');
      const pending = browser.cookie;
      expect((await browser.send('me')).body).toEqual(me);
      expect(codesOf(await browser.send('draft', { codename: 'warung' }))).toEqual(['SIGNED_OUT']);
      expect(codesOf(await browser.send('endSessions', { input: {} }))).toEqual(['SIGNED_OUT']);
      expect(await browser.mutate('enterCode', { code: '000000' })).toMatchObject({ code: 'CODE_WRONG' });
      expect(browser.cookie).toBe(pending);
      await browser.mutate('enterCode', { code: codeAt(secret, staff.clock.now()) });
      expect(browser.cookie).not.toBe(pending);
      expect((await browser.send('me')).body).toMatchObject({ data: { me: { name: 'sari' } } });
    });

    test('a sign-out ends a sign-in that awaits its code', async () => {
      const { staff, studio } = given();
      const { token } = await staff.member('sari', 'owner');
      await staff.enrol(token);
      const browser = await signedIn(studio, 'sari');
      expect(browser.cookie).not.toBe('');
      await browser.mutate('signOut');
      expect(browser.cookie).toBe('');
      expect(await browser.mutate('enterCode', { code: '123456' })).toMatchObject({ code: 'CODE_EXPIRED' });
    });

    test('the time for a code is 5 minutes, that of a session 30 days', async () => {
      const { staff } = given();
      const { token } = await staff.member('sari', 'owner');
      const later = await startStudio(staff.provider.baseUrl);
      const browser = await signedIn(later, 'sari');
      later.pass(30 * day - minute);
      expect((await browser.send('me')).body).toMatchObject({ data: { me: { name: 'sari' } } });
      later.pass(minute);
      expect((await browser.send('me')).body).toEqual(me);
      const { secret } = await staff.enrol(token);
      const second = await signedIn(later, 'sari');
      later.pass(5 * minute);
      const code = codeAt(secret, staff.clock.now());
      expect(await second.mutate('enterCode', { code })).toMatchObject({ code: 'CODE_EXPIRED' });
      await later.close();
    });

    test.each([
      [
        'a changed cookie',
        'studio sessions',
        (sealed: string) => `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`,
      ],
      ['a cookie that was sealed for customers', 'sessions', (sealed: string) => sealed],
      ['a cookie that was not sealed', 'studio sessions', () => 'abc'],
    ])('%s is no session', async (_what, purpose, change) => {
      const { staff, studio } = given();
      const { token } = await staff.member('sari', 'owner');
      const sealer = createSealer(settings.SESSION_SECRETS, purpose);
      const sealed = sealer.seal(JSON.stringify({ token, isAwaitingCode: false, since: Date.now() }));
      const browser = studio.browser();
      browser.cookie = `__Host-studio=${change(sealed)}`;
      expect((await browser.send('me')).body).toEqual(me);
      browser.cookie = `__Host-s.warung.${change(sealed)}=${sealed}`;
      expect((await browser.send('me')).body).toEqual(me);
    });

    test('an invitation makes an account and signs in', async () => {
      const { staff, studio } = given();
      await staff.member('sari', 'owner');
      const owner = await signedIn(studio, 'sari');
      const invited = { codename: 'warung', email: 'budi@toko.test', role: 'EDITOR', scopes: ['LOOK', 'CONTENT'] };
      expect(await owner.mutate('inviteMember', invited)).toMatchObject({
        scopes: ['CONTENT', 'LOOK'],
        invitedBy: 'sari',
      });
      const [mail] = await staff.mails();
      const spare = (await owner.mutate('inviteMember', { ...invited, email: 'ani@toko.test' })) as { id: string };
      const revoked = await owner.mutate('revokeInvitation', { codename: 'warung', id: spare.id });
      expect(revoked).toMatchObject({ __typename: 'Done' });
      const token = /\/studio\/invitations\/([\w-]+)/.exec(mail?.body ?? '')?.[1];
      const browser = studio.browser();
      expect((await browser.send('offer', { token })).body).toMatchObject({
        data: { offer: { store: expect.any(String), role: 'EDITOR', hasAccount: false } },
      });
      const account = { token, name: 'Budi', password: staffPassword, language: 'EN' };
      expect(await browser.mutate('acceptInvitation', account)).toMatchObject({ __typename: 'SignedIn' });
      expect((await browser.send('me')).body).toMatchObject({
        data: { me: { language: 'EN', stores: [{ codename: 'warung', role: 'EDITOR' }] } },
      });
      expect((await browser.send('offer', { token })).body).toMatchObject({
        data: { offer: { code: 'INVITATION_GONE' } },
      });
    });

    test('the log has no password, code, token or cookie', async () => {
      const { staff, studio } = given();
      const { token } = await staff.member('sari', 'owner');
      const { secret, recoveryCodes } = await staff.enrol(token);
      const browser = await signedIn(studio, 'sari');
      const pending = browser.cookie;
      const code = codeAt(secret, staff.clock.now());
      await browser.mutate('enterCode', { code });
      await browser.mutate('changePassword', { oldPassword: 'kata-sandi-salah', newPassword: 'kata-sandi-baru' });
      await browser.mutate('renewRecoveryCodes', { password: staffPassword, code: recoveryCodes[0] });
      await browser.send('offer', { token: 'undangan-rahasia-yang-panjang' });
      const log = studio.lines.join('');
      expect(log).toContain('/studio/graphql');
      const secrets = [staffPassword, 'kata-sandi', token, secret, ...recoveryCodes, browser.cookie, pending];
      for (const hidden of [...secrets, code, 'undangan-rahasia', '@toko.test']) expect(log).not.toContain(hidden);
    });
  });
}
