/** PostgreSQL's codes for transactions that got into each other's way and may be tried again. */
const conflicts = ['40001', '40P01'];
const mostTries = 3;

/** Runs a whole transaction again where it lost a conflict with another. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (tries === mostTries || !conflicts.includes(code)) throw error;
    }
  }
}
