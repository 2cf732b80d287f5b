import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Slick from 'react-slick';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import type { Banner } from './banner-slide';
import type { BannerSlidesProps } from './banner-slides';
import { FadingBanners } from './fading-banners';
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

/**
 * Banners that fade into each other once the page is at rest; before, only the first one is shown. The script of the
 * slides, which can be swiped, is loaded when the visitor reaches for them.
 */
export function BannerSlider({ banners, label }: BannerSliderProps) {
  const m = useMessages();
  const slick = useRef<Slick>(null);
  const frame = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const [Slides, setSlides] = useState<Slides | null>(null);
  const [isStarted, setStarted] = useState(false);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const hasSeveral = banners.length > 1;

  const start = useCallback(() => {
    setStarted(true);
    setPlaying((was) => was && !prefersReducedMotion());
  }, []);
  useEffect(() => {
    if (!hasSeveral || isStarted) return undefined;
    const timer = setTimeout(start, restFor);
    return () => clearTimeout(timer);
  }, [hasSeveral, isStarted, start]);
  const loadSlides = () => {
    if (!hasSeveral || Slides) return;
    void import(/* webpackChunkName: "banner-slides" */ './banner-slides').then((module) => {
      hadFocus.current = Boolean(frame.current?.querySelector('a:focus'));
      setSlides(() => module.default);
      start();
    }, String);
  };

  // The slides replace the banners; the link of the visible one may have had the focus.
  useLayoutEffect(() => {
    if (Slides && hadFocus.current)
      frame.current?.querySelector<HTMLElement>('.slick-current a')?.focus({ preventScroll: true });
  }, [Slides]);

  if (banners.length === 0) return null;
  const slides = Slides ? (
    <Slides ref={slick} banners={banners} first={current} playing={playing} onShow={setCurrent} />
  ) : (
    <FadingBanners
      banners={banners}
      current={current}
      isStarted={isStarted}
      playing={playing}
      onNext={() => setCurrent((current + 1) % banners.length)}
    />
  );
  return (
    <Frame
      ref={frame}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={loadSlides}
      onFocus={loadSlides}
      onTouchStart={() => setPlaying(false)}
    >
      {slides}
      {isStarted && (
        <Controls>
          <div>
            {banners.map((banner, at) => (
              <button
                key={banner.image}
                type="button"
                aria-label={m('slider.slide', { number: at + 1, total: banners.length })}
                aria-current={at === current ? 'true' : undefined}
                onClick={() => (slick.current ? slick.current.slickGoTo(at) : setCurrent(at))}
              />
            ))}
          </div>
          <PlayButton playing={playing} onToggle={() => setPlaying(!playing)} />
        </Controls>
      )}
    </Frame>
  );
}
