/** What of a picture stays visible where it is cut. */
export interface FocalPoint {
  picture: string;
  /** In percent. */
  x: number;
  y: number;
}

/**
 * Rules of a page's style for all pictures of its store, so that no script and no part of the page needs the points.
 * Media paths have no character that ends a string.
 */
export const focalPointsCss = (points: readonly FocalPoint[]) =>
  points.map(({ picture, x, y }) => `img[src$="/${picture}"]{object-position:${x}% ${y}%}`).join('');
