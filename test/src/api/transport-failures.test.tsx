import { createBrowserExecute } from '../../../src/api/browser-execute';
import { useFailureText } from '../../../src/i18n/use-failure-text';
import { renderInStore } from '../../support/browser/render-in-store';
import { testStore } from '../../support/browser/test-store';

const endpoint = 'http://shop.test/graphql?store=warung&lang=id';
const html = (status: number, headers = {}) =>
  new Response('<html><h1>Bad gateway</h1></html>', { status, headers: { 'content-type': 'text/html', ...headers } });
const json = (status: number, text: string, headers = {}) =>
  new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
const failed = (code: string) => JSON.stringify({ errors: [{ message: 'x', extensions: { code } }] });
const cut = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        controller.error(new TypeError('network error'));
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );
const timeout = async () => {
  throw new DOMException('signal timed out', 'TimeoutError');
};
const rejection = async () => {
  throw new TypeError('Failed to fetch');
};

const words = {
  OFFLINE: 'Koneksi terputus. Periksa koneksi lalu coba lagi.',
  SLOW: 'Jawabannya terlalu lama. Coba lagi sebentar lagi.',
  BUSY: 'Toko ini sedang ramai. Coba lagi sebentar lagi.',
  SERVER: 'Ada gangguan di toko ini. Coba lagi sebentar lagi.',
  REFUSED: 'Permintaan ini tidak diterima. Muat ulang halaman lalu coba lagi.',
  SIGNED_OUT: 'Sesimu sudah berakhir. Masuk lagi.',
};

function Words({ code, retryAfter }: { code: string; retryAfter?: number }) {
  return <p>{useFailureText()({ code, ...(retryAfter !== undefined && { retryAfter }) })}</p>;
}

const wordsOf = (failure: { code: string; retryAfter?: number }) =>
  renderInStore(<Words {...failure} />, testStore()).container.querySelector('p')?.textContent;

const load = async (answer: () => Response | Promise<Response>) => {
  globalThis.fetch = async () => answer();
  const loaded = await createBrowserExecute(endpoint)({ id: 'sha256:1', kind: 'mutation' }, {});
  if (loaded.ok) throw new Error('It was answered');
  return loaded;
};

const aborted = AbortSignal.abort(new DOMException('signal timed out', 'TimeoutError'));

afterEach(() => jest.restoreAllMocks());

test.each([
  ['HTML with 200', () => html(200), 'SERVER', words.SERVER],
  ['an empty body with 200', () => json(200, ''), 'SERVER', words.SERVER],
  ['JSON that is cut', () => json(200, '{"data":{"a"'), 'SERVER', words.SERVER],
  ['a body that breaks off', cut, 'SERVER', words.SERVER],
  ['JSON of something else', () => json(200, '{"hello":1}'), 'SERVER', words.SERVER],
  ['HTML with 400', () => html(400), 'REFUSED', words.REFUSED],
  ['HTML with 401', () => html(401), 'REFUSED', words.REFUSED],
  ['HTML with 403', () => html(403), 'REFUSED', words.REFUSED],
  ['HTML with 413', () => html(413), 'REFUSED', words.REFUSED],
  ['HTML with 415', () => html(415), 'REFUSED', words.REFUSED],
  ['HTML with 429', () => html(429), 'BUSY', words.BUSY],
  ['HTML with 500', () => html(500), 'SERVER', words.SERVER],
  ['HTML with 502', () => html(502), 'SERVER', words.SERVER],
  ['HTML with 503', () => html(503), 'BUSY', words.BUSY],
  ['the busy server’s own 503', () => json(503, failed('PROVIDER_UNAVAILABLE')), 'BUSY', words.BUSY],
  ['HTML with 504', () => html(504), 'SERVER', words.SERVER],
  [
    'the facade’s PROVIDER_UNAVAILABLE',
    () => json(200, failed('PROVIDER_UNAVAILABLE')),
    'PROVIDER_UNAVAILABLE',
    words.SERVER,
  ],
  ['the facade’s PROVIDER_TIMEOUT', () => json(200, failed('PROVIDER_TIMEOUT')), 'PROVIDER_TIMEOUT', words.SLOW],
  ['the facade’s INTERNAL', () => json(200, failed('INTERNAL')), 'INTERNAL', words.SERVER],
  ['the facade’s BAD_INPUT', () => json(400, failed('BAD_INPUT')), 'BAD_INPUT', words.REFUSED],
  ['the facade’s NOT_FOUND', () => json(200, failed('NOT_FOUND')), 'NOT_FOUND', words.REFUSED],
  ['the facade’s CONFLICT', () => json(200, failed('CONFLICT')), 'CONFLICT', words.REFUSED],
  ['the facade’s SIGNED_OUT', () => json(200, failed('SIGNED_OUT')), 'SIGNED_OUT', words.SIGNED_OUT],
  ['a code that the page does not know', () => json(200, failed('NEWER')), 'INTERNAL', words.SERVER],
  ['a reset connection', rejection, 'OFFLINE', words.OFFLINE],
] as const)('%s', async (_name, answer, code, text) => {
  const failure = await load(answer);
  expect(failure.code).toBe(code);
  expect(wordsOf(failure)).toBe(text);
});

test('the page’s own limit is not a lost connection', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(aborted);
  const failure = await load(timeout);
  expect(failure.code).toBe('SLOW');
  expect(wordsOf(failure)).toBe(words.SLOW);
});

test('an answer that breaks off without a network is a lost connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await load(cut)).code).toBe('OFFLINE');
});

test.each([
  ['5', words.BUSY],
  ['61', 'Toko ini sedang ramai. Coba lagi dalam 2 menit.'],
  ['900', 'Toko ini sedang ramai. Coba lagi dalam 15 menit.'],
  ['soon', words.BUSY],
])('a busy server that says %s when to come again', async (header, text) => {
  expect(wordsOf(await load(() => html(503, { 'retry-after': header })))).toBe(text);
});
