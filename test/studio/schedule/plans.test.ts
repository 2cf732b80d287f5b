import { plansOf } from '../../../studio/schedule/plans';

const end = (plan: string, kind: 'BEGIN' | 'END', at: string, revision: number) => ({
  __typename: 'ScheduledEnd' as const,
  plan,
  end: kind,
  at,
  revision,
  author: 'Sari',
  message: null,
  conflicts: [],
});

test('a change follows what is current before it, also where that is scheduled too', () => {
  const plans = plansOf(
    [
      end('promo', 'BEGIN', '2026-12-01T00:00:00Z', 8),
      end('libur', 'BEGIN', '2026-12-02T00:00:00Z', 9),
      end('promo', 'END', '2026-12-03T00:00:00Z', 10),
    ],
    7,
  );
  expect(plans.map(({ id, from, until, before, after }) => [id, from, until, before, after])).toEqual([
    ['promo', '2026-12-01T00:00:00Z', '2026-12-03T00:00:00Z', 7, 8],
    ['libur', '2026-12-02T00:00:00Z', null, 8, 9],
  ]);
});

test('a change that has begun has only its end left', () => {
  expect(plansOf([end('promo', 'END', '2026-12-03T00:00:00Z', 7)], 8)).toMatchObject([
    { from: null, until: '2026-12-03T00:00:00Z', before: 8, after: 7 },
  ]);
});
