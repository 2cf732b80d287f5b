/** Waits for work that goes on by itself; after so many milliseconds the fallback is taken. */
export async function withPatience<T>(work: Promise<T>, milliseconds: number, fallback: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(fallback), milliseconds);
  });
  try {
    return await Promise.race([work, enough]);
  } finally {
    clearTimeout(timer);
  }
}
