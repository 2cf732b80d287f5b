import { Busy } from './create-queue';

/** Lets each of many use only some places of a queue that they share. Rejects with `Busy` if one has no more. */
export function createShares(what: string, places: number) {
  const used = new Map<string, number>();
  return async <T>(of: string, work: () => Promise<T>): Promise<T> => {
    const own = used.get(of) ?? 0;
    if (own >= places) throw new Busy(`${what}: ${of} has ${places} places already`);
    used.set(of, own + 1);
    try {
      return await work();
    } finally {
      const left = (used.get(of) ?? 1) - 1;
      if (left > 0) used.set(of, left);
      else used.delete(of);
    }
  };
}
