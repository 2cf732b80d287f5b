/** The state of the place in the history where a stored choice goes on: a page that is reached in another way begins anew. */
export const resumes = (choice: string) => ({ choice });

/** The id that `resumes` put into a state; null where the page was reached in another way. */
export function resumedChoice(state: unknown): string | null {
  const { choice } = (state ?? {}) as { choice?: unknown };
  return typeof choice === 'string' ? choice : null;
}
