import type { FocalPoint } from '../../__generated__/resolvers';
import type { Rest } from '../../model/models';
import { mediaPath } from '../../values/links';
import { clampInteger } from '../../values/numbers';

/** What pictures show, by their paths. */
export type PictureTexts = ReadonlyMap<string, string>;

const centre = 50;

/** The pictures of a store that have a text. */
export const pictureTexts = ({ pictures = [] }: Rest['App']): PictureTexts =>
  new Map(pictures.flatMap(({ picture, alt }) => (alt.trim() === '' ? [] : [[picture, alt.trim()] as const])));

/** The pictures of a store that do not stay visible around their centre. */
export const focalPoints = ({ pictures = [] }: Rest['App']): FocalPoint[] =>
  pictures.flatMap(({ picture: name, focus_x, focus_y }) => {
    const picture = mediaPath(name);
    const [x, y] = [clampInteger(focus_x, 0, 100), clampInteger(focus_y, 0, 100)];
    return picture && (x !== centre || y !== centre) ? [{ picture, x, y }] : [];
  });
