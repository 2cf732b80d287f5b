import type { StoreScheduleQuery } from '../__generated__/gql/graphql';

type Store = NonNullable<StoreScheduleQuery['store']>;
type End = Extract<Store['schedule'], { __typename: 'Schedule' }>['ends'][number];

/** A scheduled change. */
export interface Plan extends Pick<End, 'author' | 'message'> {
  readonly id: string;
  /** Null for a change that has begun. */
  readonly from: string | null;
  /** Null for a change that stays. */
  readonly until: string | null;
  /** Numbers of the revisions before and after what happens next. */
  readonly before: number;
  readonly after: number;
  readonly conflicts: number;
}

/** @param ends the next first */
export function plansOf(ends: readonly End[], current: number): Plan[] {
  const numbers = [current, ...ends.map(({ revision }) => revision)];
  const ids = [...new Set(ends.map(({ plan }) => plan))];
  return ids.flatMap((id): Plan[] => {
    const own = ends.filter(({ plan }) => plan === id);
    const [next] = own;
    if (!next) return [];
    return [
      {
        id,
        author: next.author,
        message: next.message,
        from: own.find(({ end }) => end === 'BEGIN')?.at ?? null,
        until: own.find(({ end }) => end === 'END')?.at ?? null,
        before: numbers[ends.indexOf(next)] ?? current,
        after: next.revision,
        conflicts: own.reduce((sum, { conflicts }) => sum + conflicts.length, 0),
      },
    ];
  });
}
