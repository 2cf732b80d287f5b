import { createShares } from '../../../shared/queues/create-shares';

const held = () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
};

test('one cannot use more places than its share, and others still have theirs', async () => {
  const shareOf = createShares('Checking', 2);
  const [first, second] = [held(), held()];
  const running = [shareOf('warung', first.work), shareOf('warung', second.work)];
  const refused = { name: 'Busy', statusCode: 503, message: 'Checking: warung has 2 places already' };
  await expect(shareOf('warung', async () => 'third')).rejects.toMatchObject(refused);
  expect(await shareOf('toko', async () => 'other')).toBe('other');
  first.end();
  await running[0];
  expect(await shareOf('warung', async () => 'third')).toBe('third');
  second.end();
  await running[1];
});

test('work that fails frees its place', async () => {
  const shareOf = createShares('Checking', 1);
  const failing = shareOf('warung', () => Promise.reject(new Error('The thread ended')));
  await expect(failing).rejects.toThrow('The thread ended');
  expect(await shareOf('warung', async () => 'next')).toBe('next');
});
