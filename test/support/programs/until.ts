import { setTimeout as pause } from 'node:timers/promises';

const betweenTries = 200;

/** Repeats a question until the answer is neither false, null nor undefined. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | false | null | undefined> | T | false | null | undefined,
  timeoutMs = 90_000,
): Promise<T> {
  const limit = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined) return answer;
    if (Date.now() > limit) throw new Error(`Not within ${timeoutMs} ms: ${what}`);
    await pause(betweenTries);
  }
}
