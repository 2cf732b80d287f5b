import type { FocalPoint } from '../../theme/focal-points';
import type { RenderRequest } from './render-request';

const firstImage = /<img [^>]*fetchPriority="high"[^>]*>/;
const source = / src="(\/images\/(\d+)\/([^"]+))"/;
/** Characters of a media path, none of which ends a string or a rule. */
const plainPath = /^[\w./~-]+$/;

export interface FirstPicture {
  /** The rule that shows it until the sharp one has loaded; empty without one. */
  css: string;
  /** Its small version comes too late for this answer. */
  isLate: boolean;
}

/**
 * The first picture of a page, small, as the background of its place: it is painted with the HTML. The picture that
 * loads covers it. Other places with the same picture have the same background.
 */
export async function firstPictureOf(
  html: string,
  { inlinePicture }: RenderRequest,
  points: readonly FocalPoint[],
): Promise<FirstPicture> {
  const [image = ''] = firstImage.exec(html) ?? [];
  const [, src, width, path] = source.exec(image) ?? [];
  if (!inlinePicture || !src || !path || !plainPath.test(path)) return { css: '', isLate: false };
  const { url, pending } = await inlinePicture(path, Number(width));
  const point = points.find(({ picture }) => picture === path);
  const position = point ? `${point.x}% ${point.y}%` : '50%';
  return { css: url ? `img[src="${src}"]{background:url(${url}) ${position}/cover}` : '', isLate: pending };
}
