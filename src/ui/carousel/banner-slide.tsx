import { Link, type LinkTarget } from '../link/link';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { Picture } from '../media/picture';

export interface Banner {
  image: string;
  title: string;
  /** The picture does not contain the title, so the title is shown over its left half. */
  titleShown?: boolean;
  link?: LinkTarget;
}

export interface BannerSlideProps {
  banner: Banner;
  priority?: boolean;
}

/** Banners are twice as wide as high. */
const Frame = styled.div`
  position: relative;
  container-type: inline-size;
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

/** The largest font size, relative to the banner's width, at which this many letters fit into its left half. */
const fittingSize = (letters: number) => `${Math.round(Math.sqrt(2_800 / letters) * 10) / 10}cqi`;

const Caption = styled.p`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  padding: 0 50% ${token('space-6')} ${token('space-5')};
  background: linear-gradient(to right, ${token('color-surface')}, transparent 62%);
  color: ${token('color-text')};
  font-size: min(${token('font-title')}, var(--fitting-size));
  font-weight: 700;
  line-height: 1.25;
  text-wrap: balance;
`;

export function BannerSlide({ banner: { image, title, titleShown, link }, priority }: BannerSlideProps) {
  const content = (
    <>
      <Picture path={image} alt={titleShown ? '' : title} width={480} height={240} priority={priority} />
      {titleShown && <Caption style={{ '--fitting-size': fittingSize(title.length) }}>{title}</Caption>}
    </>
  );
  return <Frame>{link ? <Link {...link}>{content}</Link> : content}</Frame>;
}
