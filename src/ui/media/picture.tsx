import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { pictureSources } from './picture-sources';

export interface PictureProps {
  /** The media path; null, or one that leads to no picture, shows a ground with the first letter of `label`. */
  path: string | null;
  /** Empty for a picture that only decorates. */
  alt?: string;
  /** The largest width in CSS pixels at which it is shown. */
  width: number;
  /** As the width, without it. */
  height?: number;
  /** How wide it is shown at which screen; `width` without it. */
  sizes?: string;
  /** For the first picture of a page: loaded at once and before the others. */
  priority?: boolean;
  /** What the letter in place of a missing picture is taken from. */
  label?: string;
}

const Image = styled.img`
  background: ${token('color-placeholder')};
  object-fit: cover;
`;

const Blank = styled.span<{ $width: number; $height: number }>`
  display: grid;
  place-items: center;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  background: ${token('color-icon')};
  color: ${token('color-icon-text')};
  font-size: ${token('font-display')};
  font-weight: 600;
  text-transform: uppercase;
`;

/** A picture of the image route. Its place is kept from the start, so that nothing moves when it comes. */
export function Picture({ path, alt = '', width, height = width, sizes, priority = false, label = '' }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (path === null || path === broken) {
    const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
    return (
      <Blank $width={width} $height={height} data-blank {...named}>
        {[...(label || alt)][0]}
      </Blank>
    );
  }
  const { src, srcSet } = pictureSources(path, width);
  return (
    <Image
      // It may have failed before this script ran.
      ref={(image) => {
        if (image?.complete && image.currentSrc && !image.naturalWidth) setBroken(path);
      }}
      onError={() => setBroken(path)}
      alt={alt}
      width={width}
      height={height}
      sizes={srcSet && (sizes ?? `${width}px`)}
      srcSet={srcSet}
      src={src}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
