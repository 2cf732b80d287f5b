import { guest } from '../../../server/sessions/visit';
import { type HttpFixture, type HttpFixtureOptions, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

const follow = async (options: HttpFixtureOptions, url = '/warung/go/cta/0') => {
  http = await startHttp(options);
  return http.ask(url);
};

test('a counted click redirects to the action’s target and is not cacheable', async () => {
  const answer = await follow({ followed: { kind: 'open', target: 'https://wa.me/628123' } });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers).toMatchObject({ location: 'https://wa.me/628123', 'cache-control': 'no-store' });
  expect(http.rendered).toHaveLength(0);
});

test('redirects a path within the store', async () => {
  const answer = await follow({ followed: { kind: 'open', target: '/login' } });
  expect(answer.headers.location).toBe('/warung/login');
});

test('a click that could not be counted redirects nowhere and says so', async () => {
  const answer = await follow({ followed: { kind: 'uncounted' } });
  expect(answer.headers.location).toBeUndefined();
  expect(http.rendered[0]).toMatchObject({ path: '/go/cta/0' });
});

test('answers 404 for an unknown action', async () => {
  await follow({ followed: { kind: 'missing' } });
  expect(http.rendered[0]).toMatchObject({ path: '/404' });
});

test('follows the action named in the path', async () => {
  const asked: object[] = [];
  const followAction: NonNullable<HttpFixtureOptions['renderer']>['followAction'] = async (request) => {
    asked.push(request);
    return { kind: 'missing' };
  };
  await follow({ renderer: { followAction } }, '/warung/go/seg_layanan/12');
  expect(asked).toMatchObject([{ component: 'seg_layanan', index: 12 }]);
});

test.each([
  ['a guest', null],
  ['a customer', { token: 't', customer: 'c1', store: 'warung_app', since: 0, seenAt: 0 }],
])('passes on the session of %s', async (_who, session) => {
  const asked: object[] = [];
  const followAction: NonNullable<HttpFixtureOptions['renderer']>['followAction'] = async (request) => {
    asked.push(request);
    return { kind: 'open', target: '/akun' };
  };
  await follow({ renderer: { followAction }, facade: { visit: () => ({ ...guest, session }) } });
  expect(asked).toMatchObject([{ signedIn: session !== null }]);
});

test.each(['/warung/go/cta', '/warung/go/cta/x', '/warung/go/c-t-a/0', '/warung/go/cta/1234', '/warung/go/cta/0/1'])(
  'does not count %s',
  async (url) => {
    const followAction = jest.fn();
    await follow({ renderer: { followAction } }, url);
    expect(followAction).not.toHaveBeenCalled();
  },
);

test('counts each click of repeated requests', async () => {
  const followAction = jest.fn(async () => ({ kind: 'open', target: '/login' }) as const);
  http = await startHttp({ renderer: { followAction } });
  for (let click = 0; click < 3; click += 1) await http.ask('/warung/go/cta/0');
  expect(followAction).toHaveBeenCalledTimes(3);
});
