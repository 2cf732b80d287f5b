import { offlineCopy } from '../../../../server/http/pages/offline-copy';

const page = { status: 200, isShared: false, isForCustomer: true, session: 'name' };

test.each([
  ['a failed page', { ...page, isShared: true, status: 503 }],
  ['a missing page', { ...page, isShared: true, status: 404 }],
  ['a private page that is not read offline', { ...page, isForCustomer: false }],
  ['a customer’s page without a session', { ...page, session: '' }],
])('%s is never stored', (_, given) => {
  expect(offlineCopy(given)).toBeNull();
});

test('a guest’s page is stored for everybody', () => {
  expect(offlineCopy({ ...page, isShared: true })).toBe('shared');
});

test('a customer’s page is stored for one session', () => {
  expect(offlineCopy(page)).toBe('name');
});
