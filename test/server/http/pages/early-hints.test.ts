import { request } from 'node:http';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

const scripts = ['/assets/main.0123456789.js', '/assets/react.fedcba98.js'];
const start = async (environment: NodeJS.ProcessEnv = { EARLY_HINTS: 'true' }) => {
  http = await startHttp({ environment, build: { assets: { entry: { js: scripts }, modules: {} } } as never });
};

const navigation = { 'sec-fetch-mode': 'navigate' };

/** The hints that precede an answer, and its status. */
const ask = (headers: Record<string, string> = navigation, path = '/warung') =>
  new Promise<{ hints: unknown[]; status: number | undefined }>((resolve, reject) => {
    const hints: unknown[] = [];
    request(http.origin + path, { headers, agent: false })
      .on('information', ({ statusCode, headers: { link } }) => hints.push([statusCode, link]))
      .on('response', (answer) => {
        answer.resume().on('end', () => resolve({ hints, status: answer.statusCode }));
      })
      .on('error', reject)
      .end();
  });

test('a browser is told the scripts of a page before the page', async () => {
  await start();
  const link = scripts.map((file) => `<${file}>; rel=preload; as=script`).join(', ');
  expect(await ask()).toEqual({ hints: [[103, link]], status: 200 });
});

test('a page in the cache comes at once', async () => {
  await start();
  await ask();
  expect(await ask()).toEqual({ hints: [], status: 200 });
});

test.each<[string, Record<string, string>, NodeJS.ProcessEnv]>([
  ['a program that is no browser', {}, { EARLY_HINTS: 'true' }],
  ['a script of a page', { 'sec-fetch-mode': 'cors' }, { EARLY_HINTS: 'true' }],
  ['a browser behind a proxy that does not take them', navigation, {}],
])('%s gets no hints', async (_who, headers, environment) => {
  await start(environment);
  expect(await ask(headers)).toEqual({ hints: [], status: 200 });
});
