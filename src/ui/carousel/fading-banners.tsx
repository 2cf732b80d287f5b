import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Banner, BannerSlide } from './banner-slide';

export const bannerIntervalMs = 3_000;
export const fadeMs = 500;

const Stack = styled.div`
  display: grid;
  isolation: isolate;
`;

const Layer = styled.div<{ $shown: boolean }>`
  grid-area: 1 / 1;
  min-width: 0;
  line-height: 0;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${fadeMs}ms;
`;

export interface FadingBannersProps {
  banners: readonly Banner[];
  current: number;
  /** Before, there is only the first banner. */
  isStarted: boolean;
  playing: boolean;
  onNext: () => void;
}

/**
 * Banners of which one is visible, the next one every 3 s while neither a pointer nor the focus is on it. The picture of
 * a banner is requested when the one before it is shown.
 */
export function FadingBanners({ banners, current, isStarted, playing, onNext }: FadingBannersProps) {
  const stack = useRef<HTMLDivElement>(null);
  const next = useEffectEvent(onNext);
  const [reached, setReached] = useState(0);
  if (current > reached) setReached(current);
  useEffect(() => {
    if (!isStarted || !playing) return undefined;
    const step = () => {
      if (!stack.current?.matches(':hover, :focus-within') && !document.hidden) next();
    };
    const timer = setInterval(step, bannerIntervalMs);
    return () => clearInterval(timer);
  }, [isStarted, playing]);
  return (
    <Stack ref={stack}>
      {banners.slice(0, isStarted ? reached + 2 : 1).map((banner, at) => (
        <Layer key={banner.image} $shown={at === current} inert={at !== current}>
          <BannerSlide banner={banner} priority={at === 0} />
        </Layer>
      ))}
    </Stack>
  );
}
