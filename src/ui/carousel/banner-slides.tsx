import { type RefObject, useEffect, useState } from 'react';
import Slick from 'react-slick';
import styled from 'styled-components';
import { type Banner, BannerSlide } from './banner-slide';
import { bannerIntervalMs, fadeMs } from './fading-banners';

export interface BannerSlidesProps {
  ref: RefObject<Slick | null>;
  banners: readonly Banner[];
  /** The index of the banner that is shown first. */
  first: number;
  playing: boolean;
  onShow: (index: number) => void;
}

/** The rules that slick needs. A strict CSP would block its own style sheet. */
const Track = styled.div`
  isolation: isolate;

  .slick-list {
    position: relative;
    overflow: hidden;
    touch-action: pan-y;
  }

  .slick-track {
    position: relative;
    display: flow-root;
  }

  .slick-slide {
    float: left;
    line-height: 0;
  }
`;

/** The slides of a banner slider, one fading into the next. Hidden slides cannot get the focus. */
export default function BannerSlides({ ref, banners, first, playing, onShow }: BannerSlidesProps) {
  const [current, setCurrent] = useState(first);
  // The `autoplay` property can stop slick, but not start it again.
  useEffect(() => {
    if (playing) ref.current?.slickPlay();
    else ref.current?.slickPause();
  }, [ref, playing]);
  return (
    <Track>
      <Slick
        ref={ref}
        fade
        initialSlide={first}
        speed={fadeMs}
        autoplay
        autoplaySpeed={bannerIntervalMs}
        arrows={false}
        pauseOnFocus
        beforeChange={(_, next) => {
          setCurrent(next);
          onShow(next);
        }}
      >
        {banners.map((banner, at) => (
          <div key={banner.image} inert={at !== current}>
            <BannerSlide banner={banner} priority={at === 0} />
          </div>
        ))}
      </Slick>
    </Track>
  );
}
