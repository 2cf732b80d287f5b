export type Move<Actor> = (actor: Actor) => void;

/** No delay ever ends. */
export const deadClock = { setTimeout: () => 0, clearTimeout: () => undefined };

export interface Exploration<Actor> {
  /** A new actor with its children. */
  start: () => Actor;
  /** What a customer can do in its state. */
  movesOf: (actor: Actor) => readonly Move<Actor>[];
  /** Two actors with the same key are in the same state. */
  keyOf: (actor: Actor) => string;
}

const maxStates = 5_000;

/**
 * Every state that a customer can reach, depth first, in the order of moves: each is reached by replaying moves on a real
 * actor, which runs until the next one is asked for.
 */
export function* explore<Actor extends { stop(): unknown }>({
  start,
  movesOf,
  keyOf,
}: Exploration<Actor>): Generator<Actor, void> {
  const seen = new Set<string>();
  const ways: Move<Actor>[][] = [[]];
  for (let way = ways.pop(); way; way = ways.pop()) {
    const actor = start();
    try {
      for (const move of way) move(actor);
      const key = keyOf(actor);
      if (seen.has(key)) continue;
      if (seen.add(key).size > maxStates) throw new Error(`There are more than ${maxStates} states`);
      yield actor;
      for (const move of movesOf(actor).toReversed()) ways.push([...way, move]);
    } finally {
      actor.stop();
    }
  }
}
