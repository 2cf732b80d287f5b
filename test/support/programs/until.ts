import { setTimeout as pause } from 'node:timers/promises';

const betweenTries = 200;

/** Asks again and again until the answer is neither false, null nor undefined. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | false | null | undefined> | T | false | null | undefined,
  patience = 90_000,
): Promise<T> {
  const limit = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined) return answer;
    if (Date.now() > limit) throw new Error(`Not within ${patience} ms: ${what}`);
    await pause(betweenTries);
  }
}
