import type { StudioBrowser, StudioCall } from '../../../support/server/studio-fixture';
import { type GivenStudio, signedIn } from './fixture';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

export function requestSizes(given: GivenStudio) {
  describe('requests that are large or hostile', () => {
    let browser: StudioBrowser;
    beforeEach(async () => {
      const { staff, studio } = given();
      await staff.forgetAll();
      await staff.member('sari', 'owner');
      browser = await signedIn(studio, 'sari');
    });

    const save = (document: string, more: StudioCall = {}) =>
      browser.send(
        'saveDraft',
        {},
        {
          payload: `{"documentId":"saveDraft","variables":{"input":{"codename":"warung","version":1,"document":${document}}}}`,
          ...more,
        },
      );

    describe('the size of a body', () => {
      test('a document above the limit is refused in words, and the connection serves the next request', async () => {
        const { status, body, headers } = await save(JSON.stringify({ text: 'x'.repeat(5_000_000) }));
        expect(status).toBe(413);
        expect(headers['cache-control']).toBe('no-store');
        expect(body).toEqual({
          errors: [
            {
              message: 'Refused: the body has more than 4000 KB',
              extensions: { code: 'BAD_INPUT', requestId: expect.any(String) },
            },
          ],
        });
        expect((await browser.send('me')).body).toMatchObject({ data: { me: { name: 'sari' } } });
      });

      test('a document of 2.5 MB reaches the provider', async () => {
        const { status, body } = await save(JSON.stringify({ app: { name: 'x'.repeat(2_500_000) } }));
        expect(status).toBe(200);
        expect(body).toMatchObject({ data: { saveDraft: { __typename: 'Draft' } } });
      });

      test('10,000 components are kept in the draft, which says that they are too many', async () => {
        const components = Array.from({ length: 10_000 }, (_, at) => ({
          view_uid: `c${at}`,
          name: `Menu ${at}`,
          category: 0,
          attr1: '<p>Isi</p>',
        }));
        const { draft } = (await browser.send('draft', { codename: 'warung' })).body.data?.store as {
          draft: { version: number; document: object };
        };
        const input = { codename: 'warung', version: draft.version, document: { ...draft.document, components } };
        const { issues } = (await browser.mutate('saveDraft', input)) as {
          issues: { pointer: string; params: object }[];
        };
        expect(issues.filter(({ pointer }) => pointer === '/components')).toMatchObject([{ params: { limit: 60 } }]);
        expect(issues.length).toBeLessThanOrEqual(200);
      });

      test('nobody sends large bodies without a session', async () => {
        const large = JSON.stringify({ text: 'x'.repeat(20_000) });
        const { status, body } = await save(large, { headers: { cookie: '' } });
        expect(status).toBe(413);
        expect(body.errors?.[0]?.message).toBe('Refused: the body has more than 20 KB');
      });
    });

    describe('documents that are hostile as JSON', () => {
      test.each([
        ['nested too deep', `{"a":${nested(300)}}`, 400],
        ['nested far too deep', `{"a":${nested(100_000)}}`, 400],
        ['with U+0000', '{"a":"\\u0000"}', 400],
        ['with the name __proto__', '{"__proto__":{"polluted":true}}', 200],
        ['a text', '"text"', 200],
        ['a list', '[]', 200],
        ['null', 'null', 400],
      ])('%s is refused', async (_what, document, expected) => {
        const { status, body } = await save(document);
        expect(status).toBe(expected);
        expect(body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
      });
    });
  });
}
