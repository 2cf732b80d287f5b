import { createStreamQuota } from '../../../server/graphql/event-stream';

test('limits the streams of a customer and of a store, and releases each once', () => {
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
