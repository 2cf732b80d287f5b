interface Scrolled {
  top: number;
  height: number;
  rowHeight: number;
  count: number;
  spare: number;
}

/** Which rows of a long list are in sight, and some beyond. */
export function windowOf({ top, height, rowHeight, count, spare }: Scrolled) {
  const first = Math.min(Math.max(0, Math.floor(top / rowHeight) - spare), Math.max(0, count - 1));
  const end = Math.min(count, Math.ceil((top + height) / rowHeight) + spare);
  return { first, end };
}
