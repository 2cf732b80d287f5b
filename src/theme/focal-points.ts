/** What of a picture stays visible where it is cut. */
export interface FocalPoint {
  picture: string;
  /** In percent. */
  x: number;
  y: number;
}

/**
 * The variable that `Picture` reads. The style of a page has it for all pictures of its store, so that no page needs the
 * points themselves. Media paths have no character that ends a string.
 */
export const focalPointsCss = (points: readonly FocalPoint[]) =>
  points.map(({ picture, x, y }) => `img[src$="/${picture}"]{--focus:${x}% ${y}%}`).join('');
