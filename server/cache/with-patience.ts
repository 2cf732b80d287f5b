/** Waits for work that goes on by itself, but no longer than so many milliseconds. */
export async function withPatience(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, enough]);
  } finally {
    clearTimeout(timer);
  }
}
