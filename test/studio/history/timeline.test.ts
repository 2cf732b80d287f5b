import { timelineOf } from '../../../studio/history/timeline';

const move = (at: string, cause: 'PUBLISH' | 'ROLLBACK' = 'PUBLISH') => ({
  __typename: 'Move' as const,
  at,
  cause,
  author: 'Sari',
  message: null,
});
const entry = (number: number, ...moves: ReturnType<typeof move>[]) => ({
  __typename: 'HistoryEntry' as const,
  number,
  createdAt: '2026-11-01T00:00:00Z',
  isCurrent: false,
  moves,
});

test('a revision that was restored stands at each of its times, after the one that it replaced', () => {
  const timeline = timelineOf([
    entry(2, move('2026-11-02T00:00:00Z')),
    entry(1, move('2026-11-01T00:00:00Z'), move('2026-11-03T00:00:00Z', 'ROLLBACK')),
  ]);
  expect(timeline.map(({ number, before, cause }) => [number, before, cause])).toEqual([
    [1, 2, 'ROLLBACK'],
    [2, 1, 'PUBLISH'],
    [1, null, 'PUBLISH'],
  ]);
});
