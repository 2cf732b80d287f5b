import type { StudioBrowser } from '../../../support/server/studio-fixture';
import { documentId } from '../../../support/server/facade-fixture';
import { codesOf, type GivenStudio, signedIn } from './fixture';

export function foreignRequests(given: GivenStudio) {
  describe('requests that are not of our pages', () => {
    let browser: StudioBrowser;
    let token: string;
    beforeEach(async () => {
      const { staff, studio } = given();
      await staff.forgetAll();
      ({ token } = await staff.member('sari', 'owner'));
      browser = await signedIn(studio, 'sari');
    });

    test.each<[string, Record<string, string>, number]>([
      ['of another origin', { origin: 'https://evil.test' }, 403],
      ['of another port', { origin: 'http://shop.test:8080' }, 403],
      ['of no origin', { origin: 'null' }, 403],
      ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
      ['of another host of the site', { 'sec-fetch-site': 'same-site' }, 403],
      ['of a form', { 'content-type': 'text/plain' }, 415],
      ['compressed', { 'content-encoding': 'gzip' }, 415],
    ])('a request %s is refused', async (_what, headers, status) => {
      const answer = await browser.send('me', {}, { headers });
      expect([answer.status, codesOf(answer)]).toEqual([status, ['BAD_INPUT']]);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    test('a request that hides its origin is refused', async () => {
      const { cookie } = browser;
      const payload = JSON.stringify({ documentId: 'me' });
      const answer = await given().studio.call({ headers: { 'content-type': 'application/json', cookie }, payload });
      expect(answer.status).toBe(403);
    });

    test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const)('%s is refused', async (method) => {
      const { cookie } = browser;
      const answer = await given().studio.call({ method, url: '/studio/graphql?documentId=me', headers: { cookie } });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    });

    test.each<[string, object, string]>([
      ['an operation as text', { query: '{ me { name } }' }, 'BAD_INPUT'],
      ['introspection', { query: '{ __schema { types { name } } }' }, 'BAD_INPUT'],
      ['an unknown document', { documentId: 'none' }, 'UNKNOWN_OPERATION'],
      ['an earlier document that does not fit', { documentId: 'gone' }, 'UNKNOWN_OPERATION'],
      ['a document of the stores', { documentId: documentId('HomeScreen') }, 'UNKNOWN_OPERATION'],
      ['no document', {}, 'BAD_INPUT'],
      ['a batch', [{ documentId: 'me' }], 'BAD_INPUT'],
      ['an operation beside a document', { documentId: 'me', query: '{ me { name } }' }, 'BAD_INPUT'],
      ['variables that do not fit', { documentId: 'draft', variables: { codename: 1 } }, 'BAD_INPUT'],
    ])('%s is refused', async (_what, body, code) => {
      const answer = await browser.send('me', {}, { payload: JSON.stringify(body) });
      expect([answer.status, codesOf(answer)]).toEqual([400, [code]]);
    });

    test('a document of an earlier build is accepted', async () => {
      const { body } = await browser.send('me', {}, { payload: JSON.stringify({ documentId: 'earlier' }) });
      expect(body).toEqual({ data: { me: { name: 'sari' } } });
    });

    test('parameters in the URL are refused', async () => {
      for (const url of ['/studio/graphql?documentId=me', '/studio/graphql?store=warung', '/studio/graphql?token=x'])
        expect((await browser.send('me', {}, { url })).status).toBe(400);
    });

    test('a token counts nowhere but in the cookie', async () => {
      const stranger = given().studio.browser();
      const payload = JSON.stringify({ documentId: 'me', variables: {}, token });
      expect((await stranger.send('me', {}, { payload })).status).toBe(400);
      const places: Record<string, string>[] = [
        { authorization: `Bearer ${token}` },
        { 'x-session': token },
        { cookie: `token=${token}` },
      ];
      for (const headers of places)
        expect((await stranger.send('me', { token }, { headers })).body).toEqual({ data: { me: null } });
    });

    test('an answer is never cached', async () => {
      const { status, headers } = await browser.send('me');
      expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
    });
  });
}
