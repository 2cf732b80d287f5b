import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Slick from 'react-slick';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { type Banner, BannerSlide } from './banner-slide';
import type { BannerSlidesProps } from './banner-slides';
import { PlayButton } from '../button/play-button';
import { restFor } from '../../lazy/hydrate-near';
import { prefersReducedMotion } from './slide-to';

export interface BannerSliderProps {
  banners: readonly Banner[];
  label: string;
}

const Frame = styled.section`
  position: relative;
  aspect-ratio: 2;
  overflow: hidden;
  background: ${token('color-placeholder')};
`;

const Controls = styled.div`
  position: absolute;
  inset: auto 0 0;
  z-index: ${token('layer-raised')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${token('size-touch')};
  padding: 0 ${token('space-2')};
  pointer-events: none;

  button {
    pointer-events: auto;
  }

  div {
    display: flex;
    padding: 0 ${token('space-2')};
  }

  div button {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
  }

  div button::before {
    width: 8px;
    height: 8px;
    border-radius: 4px;
    background: ${token('color-toast-text')};
    box-shadow: 0 0 0 1px ${token('color-toast')};
    content: '';
    transition: width ${token('duration-fast')};
  }

  div button[aria-current]::before {
    width: 20px;
    background: ${token('color-action')};
    box-shadow: 0 0 0 1px ${token('color-toast-text')};
  }
`;

type Slides = ComponentType<BannerSlidesProps>;

/** Banners that fade into each other. Until the script of the slides has loaded, only the first banner is shown. */
export function BannerSlider({ banners, label }: BannerSliderProps) {
  const m = useMessages();
  const slick = useRef<Slick>(null);
  const frame = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const [Slides, setSlides] = useState<Slides | null>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const hasSeveral = banners.length > 1;

  const loadSlides = useCallback(() => {
    if (!hasSeveral || Slides) return;
    void import(/* webpackChunkName: "banner-slides" */ './banner-slides').then((module) => {
      hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
      setSlides(() => module.default);
      setPlaying((was) => was && !prefersReducedMotion());
    });
  }, [hasSeveral, Slides]);
  useEffect(() => {
    const timer = setTimeout(loadSlides, restFor);
    return () => clearTimeout(timer);
  }, [loadSlides]);

  // The slides replace the first banner, whose link may have the focus.
  useLayoutEffect(() => {
    if (Slides && hadFocus.current)
      frame.current?.querySelector<HTMLElement>('.slick-current a')?.focus({ preventScroll: true });
  }, [Slides]);

  const [first] = banners;
  if (!first) return null;
  return (
    <Frame
      ref={frame}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={loadSlides}
      onFocus={loadSlides}
      onTouchStart={() => setPlaying(false)}
    >
      {Slides ? (
        <Slides ref={slick} banners={banners} playing={playing} onShow={setCurrent} />
      ) : (
        <BannerSlide banner={first} priority />
      )}
      {Slides && (
        <Controls>
          <div>
            {banners.map((banner, at) => (
              <button
                key={banner.image}
                type="button"
                aria-label={m('slider.slide', { number: at + 1, total: banners.length })}
                aria-current={at === current ? 'true' : undefined}
                onClick={() => slick.current?.slickGoTo(at)}
              />
            ))}
          </div>
          <PlayButton playing={playing} onToggle={() => setPlaying(!playing)} />
        </Controls>
      )}
    </Frame>
  );
}
