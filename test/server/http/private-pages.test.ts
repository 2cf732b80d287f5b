import type { Facade } from '../../../server/graphql/facade';
import { createSessions } from '../../../server/sessions/sessions';
import { type HttpFixture, type HttpFixtureOptions, startHttp } from '../../support/server/http-fixture';
import { cookiesOf } from '../../support/server/carried-session';

const secret = 'a secret of thirty-two characters or more';
const sessions = createSessions([secret]);

function cookieOf(store: string, codename: string): string {
  const visit = sessions.visit(store);
  visit.begin('token-1', 'ani');
  return cookiesOf(visit, codename);
}
const own = { cookie: cookieOf('warung_app', 'warung') };

let http: HttpFixture;
const start = async (options: HttpFixtureOptions = {}) => {
  http = await startHttp({ ...options, facade: { visit: sessions.visit, ...options.facade } });
};
afterEach(() => http.close());

test('a private page is rendered for its customer on each request and is not cacheable', async () => {
  await start();
  for (const _time of [1, 2]) {
    const { statusCode, headers } = await http.ask({ url: '/warung/akun', headers: own });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  }
  expect(http.rendered.map(({ signedIn }) => signedIn)).toEqual([true, true]);
});

test.each<[string, Record<string, string>]>([
  ['no session', {}],
  ['a flag alone', { cookie: 'at.warung.1=1' }],
  ['another store’s session under its name', { cookie: cookieOf('butik_app', 'warung') }],
  ['another store’s session', { cookie: cookieOf('butik_app', 'butik') }],
  ['a made-up session', { cookie: '__Host-s.warung.1=abcdef; at.warung.1=1' }],
])('with %s the visitor is a guest', async (_name, headers) => {
  await start();
  await http.ask({ url: '/warung/akun', headers });
  expect(http.rendered.map(({ signedIn }) => signedIn)).toEqual([false]);
});

test('a flag whose sealed cookie was lost is cleared, so that sign-in stays on the screen', async () => {
  await start();
  const { headers } = await http.ask({ url: '/warung/akun', headers: { cookie: 'at.warung.1=1' } });
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-s\.warung\.[\w-]+=;/),
    expect.stringMatching(/^at\.warung\.[\w-]+=;/),
  ]);
  expect((await http.ask('/warung/akun')).headers['set-cookie']).toBeUndefined();
});

test('private pages load documents with the session, public pages without', async () => {
  const asked: (string | undefined)[] = [];
  await start({
    facade: {
      run: async ({ visit }) => {
        asked.push(visit?.session?.customer);
        return { data: null };
      },
    },
    renderer: {
      async render(request) {
        await request.execute({ id: 'sha256:x', kind: 'query' }, {});
        return { kind: 'redirect', location: '/warung' };
      },
    },
  });
  await http.ask({ url: '/warung/akun', headers: own });
  await http.ask({ url: '/warung', headers: own });
  expect(asked).toEqual(['ani', undefined]);
});

test('a session ended by the provider is cleared, and the page redirects to sign-in', async () => {
  await start({
    facade: {
      run: async ({ visit }) => {
        visit?.end();
        return { data: null };
      },
    },
    renderer: {
      async render(request) {
        await request.execute({ id: 'sha256:x', kind: 'query' }, {});
        return { kind: 'redirect', location: '/warung/login?next=%2Fakun' };
      },
    },
  });
  const { statusCode, headers } = await http.ask({ url: '/warung/akun', headers: own });
  expect([statusCode, headers.location]).toEqual([302, '/warung/login?next=%2Fakun']);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-s\.warung\.[\w-]+=;/),
    expect.stringMatching(/^at\.warung\.[\w-]+=;/),
  ]);
});

test('a public page is the same for customers and guests', async () => {
  await start();
  const guest = await http.ask('/warung');
  const customer = await http.ask({ url: '/warung', headers: own });
  expect(http.rendered).toHaveLength(1);
  const withoutNonce = (body: string) => body.replace(/ nonce="[^"]*"/g, '');
  expect(withoutNonce(customer.body)).toBe(withoutNonce(guest.body));
  expect(customer.headers['set-cookie']).toBeUndefined();
});

describe('in a members-only store', () => {
  const membersOnly: Partial<Facade> = {
    storeRecord: async () =>
      ({
        store: { codename: 'warung', id: 'warung_app', revision: '1', signInRequired: true },
      }) as Awaited<ReturnType<Facade['storeRecord']>>,
  };

  test.each([
    ['a guest', {}, false],
    ['a member', own, true],
  ])('every page is rendered for %s only and is not cacheable', async (_who, headers, signedIn) => {
    await start({ facade: membersOnly });
    for (const _time of [1, 2]) {
      const answer = await http.ask({ url: '/warung/m/sayur', headers });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(http.rendered.map(({ forMembers, signedIn: known }) => [forMembers, known])).toEqual([
      [true, signedIn],
      [true, signedIn],
    ]);
  });

  test('a guest’s action is not followed', async () => {
    const followed = { kind: 'open', target: '/akun' } as const;
    await start({ facade: membersOnly, followed });
    expect((await http.ask('/warung/go/bantuan/1')).statusCode).toBe(200);
    expect((await http.ask({ url: '/warung/go/bantuan/1', headers: own })).headers.location).toBe('/warung/akun');
  });
});
