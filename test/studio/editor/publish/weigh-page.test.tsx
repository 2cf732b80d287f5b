import { weighPage } from '../../../../studio/editor/publish/weigh-page';

const page = `<!doctype html><html><head>
  <script nonce="n" src="/preview/assets/preview.js"></script>
  <script defer nonce="n" src="/assets/a.js"></script>
  <script defer nonce="n" src="/assets/b.js"></script>
  <script defer nonce="n" src="/assets/a.js"></script>
</head><body><aside><img src="/x"></aside><div id="root"><img src="/1"><p><img src="/2"></p></div></body></html>`;

const sizes: Record<string, string | null> = { '/assets/a.js': '1000', '/assets/b.js': '500' };
let asked: string[];
const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

function serve(status: number, lengths: Record<string, string | null>) {
  asked = [];
  globalThis.fetch = (async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    const isPage = url.startsWith('/preview/');
    return {
      ok: (isPage ? status : 200) < 400,
      status,
      text: async () => page,
      headers: { get: () => lengths[url] ?? null },
    };
  }) as unknown as typeof fetch;
}

const weigh = (known = new Map<string, Promise<number>>()) =>
  weighPage('/preview/sealed/warung/', known, new AbortController().signal);

test('a page has the scripts of its document once, and the pictures of the store', async () => {
  serve(200, sizes);
  expect(await weigh()).toEqual({ scriptBytes: 1500, pictures: 2 });
  expect(asked).toEqual(['GET /preview/sealed/warung/', 'HEAD /assets/a.js', 'HEAD /assets/b.js']);
});

test('a script that another page has too is not asked for again', async () => {
  serve(200, sizes);
  const known = new Map([['/assets/a.js', Promise.resolve(1000)]]);
  expect(await weigh(known)).toEqual({ scriptBytes: 1500, pictures: 2 });
  await weigh(known);
  expect(asked.filter((call) => call.startsWith('HEAD'))).toEqual(['HEAD /assets/b.js']);
});

test.each([
  ['a page that is not there', 404, sizes],
  ['a script without a length', 200, { ...sizes, '/assets/b.js': null }],
])('%s has no weight', async (_title, status, lengths) => {
  serve(status, lengths);
  await expect(weigh()).rejects.toThrow();
});
