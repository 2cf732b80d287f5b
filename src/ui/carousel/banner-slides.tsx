import { type RefObject, useEffect, useState } from 'react';
import Slick from 'react-slick';
import styled from 'styled-components';
import { type Banner, BannerSlide } from './banner-slide';

export interface BannerSlidesProps {
  ref: RefObject<Slick | null>;
  banners: readonly Banner[];
  playing: boolean;
  onShow: (index: number) => void;
}

/** What slick needs of its style sheet, which a page under a strict CSP could not load as text. */
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

/** The slides of a banner slider, one fading into the next. Slides that are not seen can't be reached either. */
export default function BannerSlides({ ref, banners, playing, onShow }: BannerSlidesProps) {
  const [current, setCurrent] = useState(0);
  // Once its property has stopped it, slick would not start again by it.
  useEffect(() => {
    if (playing) ref.current?.slickPlay();
    else ref.current?.slickPause();
  }, [ref, playing]);
  return (
    <Track>
      <Slick
        ref={ref}
        fade
        speed={500}
        autoplay
        autoplaySpeed={3000}
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
