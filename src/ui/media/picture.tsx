import { useState } from 'react';
import styled from 'styled-components';
import { useFar } from '../../lazy/use-far';
import { token } from '../../theme/token';

export const corners = {
  card: token('radius-card'),
  control: token('radius-control'),
  badge: token('radius-badge'),
  tile: '35%',
  round: '50%',
};

/** The widths that the image route serves. */
const widths = [96, 160, 240, 320, 480, 640, 960];

/** An absolute path is that of a private picture, which has one size. */
const urlOf = (width: number, path: string) => (path[0] === '/' ? path : `/images/${width}/${path}`);

/** The path of the largest version of a picture. */
export const largestPicture = (path: string) => urlOf(960, path);

const fitting = (width: number) => widths.find((one) => one >= width * 0.9) ?? 960;

/**
 * The URLs of a picture shown `width` CSS pixels wide, for screens of one and of two device pixels each; a third one
 * is not seen in a photo. Two URLs, because they are a large part of a list's HTML.
 */
export function pictureSources(path: string, width: number) {
  const [src, sharp] = [urlOf(fitting(width), path), urlOf(fitting(width * 2), path)];
  return { src, srcSet: sharp === src ? undefined : `${sharp} 2x` };
}

export interface PictureProps extends PictureLook {
  /** The media path. If it is null or leads to no picture, the first letter of `label` is shown instead. */
  path: string | null;
  /** Empty for a decorative picture. */
  alt?: string;
  /** The largest width in CSS pixels at which it is shown. */
  width: number;
  /** By default the width. */
  height?: number;
  /** For the first picture of a page: loaded at once and before the others. */
  priority?: boolean;
  /** Its first letter replaces a missing picture. */
  label?: string;
  className?: string;
}

interface PictureLook {
  /** The corners of a picture of fixed width and height; `fluid` is as wide as its container. */
  shape?: keyof typeof corners | 'fluid';
  /** Has a border. */
  framed?: boolean;
  /** Uncropped and without a background, for a logo. */
  whole?: boolean;
  /** For an item that is closed or unavailable. */
  dimmed?: boolean;
}

interface Size {
  $width: number;
  $height: number;
  $look: PictureLook;
}

const lookOf = ({ $width, $height, $look: { shape, framed, dimmed } }: Size) => [
  shape === 'fluid'
    ? `width:100%;height:auto;aspect-ratio:${$width}/${$height};`
    : shape && `flex:none;width:${$width}px;height:${$height}px;border-radius:${corners[shape]};`,
  framed && `border:1px solid ${token('color-border')};`,
  dimmed && 'filter:grayscale(1);opacity:.6;',
];

const Image = styled.img<Size>`
  ${({ $look }) => ($look.whole ? 'object-fit:contain;' : `background:${token('color-placeholder')};object-fit:cover;`)}
  ${lookOf}
`;

const Blank = styled.span<Size>`
  display: grid;
  place-items: center;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  aspect-ratio: ${({ $width, $height }) => $width / $height};
  background: ${token('color-icon')};
  color: ${token('color-icon-text')};
  font-size: min(${token('font-display')}, ${({ $width }) => $width / 2}px);
  font-weight: 600;
  text-transform: uppercase;
  ${lookOf}
`;

/** A picture of the image route. Its space is reserved, so that nothing moves when it loads. */
export function Picture({
  path,
  alt = '',
  width,
  height = width,
  priority = false,
  label = '',
  className,
  ...look
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const lazy = useFar();
  const styling = { className, $width: width, $height: height, $look: look };
  if (path === null || path === broken) {
    const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
    return (
      <Blank {...styling} {...named}>
        {[...(label || alt)][0]}
      </Blank>
    );
  }
  const { src, srcSet } = pictureSources(path, width);
  return (
    <Image
      {...styling}
      // It may have failed before this script ran.
      ref={(image) => {
        if (image?.complete && image.currentSrc && !image.naturalWidth) setBroken(path);
      }}
      onError={() => setBroken(path)}
      alt={alt}
      width={width}
      height={height}
      // A preload knows only this list, so it has both.
      srcSet={priority && srcSet ? `${src} 1x, ${srcSet}` : srcSet}
      src={src}
      {...(priority ? { fetchPriority: 'high' } : lazy)}
    />
  );
}
