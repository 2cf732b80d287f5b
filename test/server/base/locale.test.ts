import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
beforeAll(async () => {
  http = await startHttp();
});
afterAll(() => http.close());

interface Wish {
  query?: string;
  cookie?: string;
  /** The name of the browser's session. */
  session?: string;
  accept?: string;
}

async function ask({ query = '', cookie, session, accept }: Wish) {
  http.rendered.length = 0;
  const cookies = [cookie && `lang=${cookie}`, session && `at.warung.${session}=1`].filter(Boolean).join('; ');
  const headers = { ...(cookies && { cookie: cookies }), ...(accept && { 'accept-language': accept }) };
  const answer = await http.ask({ url: `/warung/${Math.random()}${query}`, headers });
  return { answer, locale: http.rendered[0]?.locale, asked: http.rendered[0]?.localeAsked };
}

test.each<[string, Wish, string]>([
  ['nothing said', {}, 'id'],
  ['?lang=en', { query: '?lang=en' }, 'en'],
  ['?lang=id', { query: '?lang=id' }, 'id'],
  ['?lang=in, the wire’s word', { query: '?lang=in' }, 'id'],
  ['?lang=EN-us', { query: '?lang=EN-us' }, 'en'],
  ['?lang=fr, which there is not', { query: '?lang=fr', accept: 'en' }, 'en'],
  ['?lang= twice', { query: '?lang=en&lang=id' }, 'en'],
  ['the query before the cookie', { query: '?lang=id', cookie: 'en' }, 'id'],
  ['the cookie before the browser', { cookie: 'en', accept: 'id' }, 'en'],
  ['a guest’s choice, also of who has signed in since', { cookie: 'en', session: 's-1_x' }, 'en'],
  ['the choice of the session', { cookie: 'en-s-1_x', session: 's-1_x', accept: 'id' }, 'en'],
  ['the choice of another session', { cookie: 'en-s-1_x', session: 's-2', accept: 'id' }, 'id'],
  ['the choice of a session that is over', { cookie: 'en-s-1_x', accept: 'id' }, 'id'],
  ['a cookie without a language', { cookie: 'xx', accept: 'en' }, 'en'],
  ['a browser of the old word', { accept: 'in-ID' }, 'id'],
  ['English first', { accept: 'en-GB,id;q=0.8' }, 'en'],
  ['Indonesian first', { accept: 'id-ID,en;q=0.8' }, 'id'],
  ['the higher weight in any position', { accept: 'en;q=0.3, id;q=0.7' }, 'id'],
  ['weights with spaces', { accept: 'id; q=0.2 , en; q=0.9' }, 'en'],
  ['a refused language', { accept: 'en;q=0' }, 'id'],
  ['other languages only', { accept: 'fr-FR,de;q=0.9' }, 'id'],
  ['another language first', { accept: 'fr,en;q=0.5' }, 'en'],
  ['a star', { accept: '*' }, 'id'],
  ['nonsense', { accept: ';;;q=,,=' }, 'id'],
])('%s', async (_, wish, locale) => {
  expect((await ask(wish)).locale).toBe(locale);
});

test('stores a requested language in a cookie of the store', async () => {
  const { answer, asked } = await ask({ query: '?lang=en' });
  expect(asked).toBe(true);
  expect(answer.headers['set-cookie']).toEqual(['lang=en; Max-Age=31536000; Path=/warung; SameSite=Lax']);
});

test('stores a customer’s requested language only for the session', async () => {
  const { answer } = await ask({ query: '?lang=en', session: 's-1' });
  expect(answer.headers['set-cookie']).toEqual(['lang=en-s-1; Max-Age=31536000; Path=/warung; SameSite=Lax']);
});

test('sets no cookie for a detected language', async () => {
  const { answer, asked } = await ask({ accept: 'en' });
  expect(asked).toBe(false);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('each page reports how its language was chosen', async () => {
  const { answer } = await ask({});
  expect(answer.headers.vary).toMatch(/accept-language/i);
  expect(answer.headers.vary).toMatch(/cookie/i);
});
