import { createStreamQuota } from '../../../server/graphql/event-stream';

test('neither a customer nor a store takes more seats than it may, and each seat is given back once', () => {
  const take = createStreamQuota({ ofCustomer: 2, ofStore: 3 });
  const first = take('warung', 'ani');
  expect(take('warung', 'ani')).not.toBeNull();
  expect(take('warung', 'ani')).toBeNull();
  expect(take('warung', 'budi')).not.toBeNull();
  expect(take('warung', 'budi')).toBeNull();
  expect(take('kedai', 'ani')).not.toBeNull();
  first?.();
  first?.();
  expect(take('warung', 'budi')).not.toBeNull();
  expect(take('warung', 'ani')).toBeNull();
});
