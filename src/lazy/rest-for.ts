/** Milliseconds after which a page is at rest: its first work is done, and what moves by itself, after 3 s, has not begun. */
export const restFor = 2_500;
