/** The history state of a page that resumes a stored choice; a page opened in another way starts without it. */
export const resumes = (choice: string) => ({ choice });

/** The id in a history state of `resumes`; null if the page was opened in another way. */
export function resumedChoice(state: unknown): string | null {
  const { choice } = (state ?? {}) as { choice?: unknown };
  return typeof choice === 'string' ? choice : null;
}
