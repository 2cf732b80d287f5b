/** The widths that the image route draws. */
const widths = [96, 160, 240, 320, 480, 640, 960];

const address = (width: number, path: string) => `/images/${width}/${path}`;

/** A picture as large as the image route draws it. */
export const largestPicture = (path: string) => address(960, path);

/** Widths nearer to each other than this are not worth their place in the page. */
const farApart = 1.5;

/** The addresses of a picture shown `width` CSS pixels wide, for screens of one to three device pixels each. */
export function pictureSources(path: string, width: number) {
  const smallest = widths.find((one) => one >= width * 0.9) ?? 960;
  const fitting = [smallest];
  for (const one of widths) {
    if (one <= width * 3 && one >= (fitting.at(-1) ?? one) * farApart) fitting.push(one);
  }
  return {
    src: address(smallest, path),
    srcSet: fitting.length > 1 ? fitting.map((one) => `${address(one, path)} ${one}w`).join(', ') : undefined,
  };
}
