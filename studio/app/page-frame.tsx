import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { token } from '../../src/theme/token';
import { VisuallyHidden } from '../../src/ui/text/visually-hidden';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { Header } from './header';
import type { OwnRoom, StoreRoom } from './routes';
import { StoreNavigation } from './store-navigation';
import type { Membership } from './store-of-page';

const SkipLink = styled.a`
  position: fixed;
  top: ${token('space-2')};
  left: ${token('space-2')};
  z-index: ${token('layer-toast')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-link')};
  box-shadow: ${token('shadow-raised')};
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** A whole room has the height of the window, and scrolls inside. */
const Frame = styled.div<{ $whole: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  ${({ $whole }) => $whole && 'flex: none; height: 100dvh;'}
`;

interface MainStyle {
  $width: 'narrow' | 'wide' | 'whole';
}

const whole = css`
  min-height: 0;
`;

const widths = { narrow: '30rem', wide: '60rem' };

const column = css<MainStyle>`
  gap: ${token('space-4')};
  width: 100%;
  max-width: ${({ $width }) => widths[$width === 'narrow' ? 'narrow' : 'wide']};
  margin-inline: auto;
  padding: ${token('space-5')} ${token('space-4')} ${token('space-8')};
`;

/** Gets the focus from scripts alone, so its outline would tell nothing. */
const quietFocus = css`
  &:focus-visible {
    outline: none;
  }
`;

const Main = styled.main<MainStyle>`
  ${quietFocus}
  display: flex;
  flex: 1;
  flex-direction: column;
  ${({ $width }) => ($width === 'whole' ? whole : column)}
`;

const Heading = styled.h1`
  ${quietFocus}
  font-size: ${token('font-display')};
  font-weight: 700;
  letter-spacing: -0.01em;
`;

/** React Router's key of the page that was opened first. */
const firstPage = 'default';

/** The title of the document, and the focus on the heading, or on all of the page, after a change of rooms. */
function useArrival(title: string) {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const arrive = useEffectEvent(() => {
    if (key === firstPage) return;
    document.documentElement.scrollTop = 0;
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main.current)?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), [pathname]);
  return main;
}

interface PageFrameProps {
  /** Without a room, the content has the heading. */
  room?: OwnRoom | StoreRoom;
  store?: Membership;
  children: ReactNode;
}

/** Header, navigation and heading around a room. */
export function PageFrame({ room, store, children }: PageFrameProps) {
  const m = useStudioMessages();
  const title = room && m(room.title);
  const main = useArrival([title, store?.name, m('studio.title')].filter(Boolean).join(' · '));
  const isWhole = room?.isWhole ?? false;
  const width = room?.isNarrow ? 'narrow' : 'wide';
  return (
    <Frame $whole={isWhole}>
      <SkipLink href="#main">{m('studio.skip')}</SkipLink>
      <Header store={store} />
      {store && <StoreNavigation store={store} />}
      <Main id="main" ref={main} tabIndex={-1} $width={isWhole ? 'whole' : width}>
        {isWhole ? (
          <VisuallyHidden as="h1" tabIndex={-1}>
            {title}
          </VisuallyHidden>
        ) : (
          title && <Heading tabIndex={-1}>{title}</Heading>
        )}
        {children}
      </Main>
    </Frame>
  );
}
