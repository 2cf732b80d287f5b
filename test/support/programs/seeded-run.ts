import { randomUUID } from 'node:crypto';
import { randomFrom } from '../../../provider/media/recipe';
import type { PlacedDatabase } from '../provider/databases';

/** Of programs that a run started. */
export type Stops = (() => unknown)[];

/**
 * Runs something random on a database of its own, which is dropped in the end. A failure names the seed: with `SEED` set to
 * it the same choices are made again.
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
