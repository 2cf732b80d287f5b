import type { StoreHistoryQuery } from '../__generated__/gql/graphql';

type History = Extract<NonNullable<StoreHistoryQuery['store']>['history'], { __typename: 'History' }>;
type Entry = History['entries'][number];

/** A moment at which a revision became the current one. */
export interface Moment extends Pick<Entry['moves'][number], 'at' | 'author' | 'cause' | 'message'> {
  readonly id: string;
  /** The number of the revision. */
  readonly number: number;
  /** The number of the revision that was current before; null for the first. */
  readonly before: number | null;
}

/** Every moment at which the store changed, the newest first. */
export function timelineOf(entries: readonly Entry[]): Moment[] {
  const moves = entries
    .flatMap(({ number, moves: ofRevision }) => ofRevision.map((move) => ({ ...move, number })))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return moves
    .map((move, at) => ({ ...move, id: `${move.number} ${move.at}`, before: moves[at - 1]?.number ?? null }))
    .toReversed();
}
