import { offlineCopy } from '../../../../server/http/pages/offline-copy';

const session = { token: 'secret', customer: 'siti', store: 'warung_app', since: 1, seenAt: 1 };
const page = { status: 200, isShared: false, isForCustomer: true, session };

test.each([
  ['a failed page', { ...page, isShared: true, status: 503 }],
  ['a missing page', { ...page, isShared: true, status: 404 }],
  ['a private page that is not read offline', { ...page, isForCustomer: false }],
  ['a customer’s page without a session', { ...page, session: null }],
])('%s is stored for nobody', (_, given) => {
  expect(offlineCopy(given)).toBeNull();
});

test('a guest’s page is stored for everybody', () => {
  expect(offlineCopy({ ...page, isShared: true })).toBe('shared');
});

test('a customer’s page is stored for one session, whose name says nothing of it', () => {
  const name = offlineCopy(page);
  expect(name).toMatch(/^[\w-]{16}$/);
  expect(offlineCopy({ ...page, session: { ...session, seenAt: 2, token: 'renewed' } })).toBe(name);
  for (const other of [{ customer: 'budi' }, { since: 2 }, { store: 'butik_app' }])
    expect(offlineCopy({ ...page, session: { ...session, ...other } })).not.toBe(name);
});
