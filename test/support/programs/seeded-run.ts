import { randomUUID } from 'node:crypto';
import { randomFrom } from '../../../provider/media/recipe';
import type { PlacedDatabase } from '../provider/databases';

/** The programs that a run has started. */
export type Stops = (() => unknown)[];

/**
 * Runs something random on its own database, which is dropped at the end. A failure names the seed; `SEED` repeats the
 * same choices.
 */
export async function runSeeded(
  place: () => Promise<PlacedDatabase>,
  run: (placed: PlacedDatabase, random: () => number, stops: Stops) => Promise<void>,
) {
  const placed = await place();
  const seed = process.env.SEED ?? randomUUID();
  const stops: Stops = [];
  try {
    await run(placed, randomFrom(seed), stops);
  } catch (error) {
    throw new Error(`SEED=${seed} chose so`, { cause: error });
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await placed.drop();
  }
}
