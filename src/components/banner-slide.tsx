import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { token } from '../theme/token';
import type { LinkTarget } from './link-target';
import { Picture } from './picture';

/** A picture that may lead somewhere. */
export interface Banner {
  image: string;
  /** What the picture says. */
  title: string;
  /** Written over the picture, where that does not say it itself. */
  caption?: string;
  link?: LinkTarget;
}

export interface BannerSlideProps {
  banner: Banner;
  priority?: boolean;
}

/** Banners are twice as wide as high. */
const Frame = styled.div`
  position: relative;
  aspect-ratio: 2;
  line-height: 1.25;

  a,
  img {
    width: 100%;
    height: 100%;
  }

  a {
    display: block;
  }

  a:focus-visible {
    outline-offset: -4px;
  }
`;

const Caption = styled.p`
  position: absolute;
  inset: auto 0 0;
  padding: ${token('space-8')} ${token('space-4')} calc(${token('size-touch')} - 4px);
  background: linear-gradient(transparent, color-mix(in srgb, ${token('color-toast')} 80%, transparent) 60%);
  color: ${token('color-toast-text')};
  font-size: ${token('font-title')};
  font-weight: 700;
  text-wrap: balance;
`;

export function BannerSlide({ banner: { image, title, caption, link }, priority }: BannerSlideProps) {
  const content = (
    <>
      <Picture
        path={image}
        alt={caption ? '' : title}
        width={480}
        height={240}
        sizes="(max-width: 480px) 100vw, 480px"
        priority={priority}
      />
      {caption && <Caption>{caption}</Caption>}
    </>
  );
  return <Frame>{link ? <Link {...link}>{content}</Link> : content}</Frame>;
}
