import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { useSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { FavouritesGate } from '../../features/accounts/favourites/favourites-gate';
import { useMessages } from '../../i18n/use-messages';
import { HydrateNear } from '../../lazy/hydrate-near';
import { useHydrated } from '../../lazy/use-hydrated';
import { lazyComponent } from '../../lazy/lazy-component';
import { ContentMode, type Route } from '../../routing/define-route';
import { shareScreen } from '../../routing/customer-screen';
import { homePath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Boundary } from '../../ui/feedback/boundary';
import { OnDemand } from '../../ui/feedback/on-demand';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { CustomerRules, Strips } from './customer/customer-shell';
import { Header } from './header/header';
import { headerHeight } from './header/header-height';
import { hasFieldBelow } from './header/header-titles';
import { Overlays } from './overlays/overlays';
import { OfflineGate } from './offline/offline-gate';
import { RetryLater } from './sidebar/retry-later';
import { Sidebar } from './sidebar/lazy-sidebar';

/** Visible when focused: skips the header. */
const SkipLink = styled.a`
  position: fixed;
  inset: ${token('space-2')} auto auto ${token('space-2')};
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

/** Starts a page opened in the same document at its top, and moves screen readers there too. */
function usePageStart(main: RefObject<HTMLElement | null>) {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const type = useNavigationType();
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (type === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, page, type]);
}

const corner = 48;
const tapsNeeded = 5;
const within = 3_000;

/** A click by keyboard has no position, and its `detail` is 0. */
const isInCorner = ({ clientX, clientY, detail }: MouseEvent) => {
  const edge = document.getElementById('root')?.getBoundingClientRect().left ?? 0;
  return detail > 0 && clientX >= edge && clientX < edge + corner && clientY < corner;
};

/** Calls back after five quick taps in the top left corner of the page's column, on any element. */
function useCornerTaps(onTapped: () => void) {
  const tapped = useEffectEvent(onTapped);
  useEffect(() => {
    let taps: number[] = [];
    const count = (event: MouseEvent) => {
      if (!isInCorner(event)) return;
      const now = Date.now();
      taps = [...taps.filter((tap) => now - tap < within), now];
      if (taps.length < tapsNeeded) return;
      taps = [];
      tapped();
    };
    document.addEventListener('click', count);
    return () => document.removeEventListener('click', count);
  }, []);
}

const KeywordSheet = lazyComponent(() => import(/* webpackChunkName: "keyword-sheet" */ './search/keyword-sheet'));
const ShareSheet = shareScreen(() => import(/* webpackChunkName: "share-sheet" */ '../../features/share/share-sheet'));

const Main = styled.main<{ $below: boolean }>`
  --header-height: ${({ $below }) => headerHeight($below)};
  display: flex;
  flex: 1;
  flex-direction: column;

  &:focus {
    outline: none;
  }
`;

const hasHearts = (content: ContentMode) =>
  content <= ContentMode.ACCOUNT || content === ContentMode.NEAR_ME || content === ContentMode.NEAR_ME_LABEL;

const mainId = 'main';

export interface ShellProps extends Pick<Route, 'content' | 'title'> {
  children: ReactNode;
}

/** What surrounds every page of a store. A customer's balance and active orders are between the header and the page. */
export function Shell({ content, title, children }: ShellProps) {
  const m = useMessages();
  const { name, header } = useStore();
  const { pathname } = useLocation();
  const [sheet, setSheet] = useState<'share' | 'keyword' | null>(null);
  const signedIn = useSignedIn();
  const hydrated = useHydrated();
  const main = useRef<HTMLElement>(null);
  const hasField = hasFieldBelow(header.searchBox, content);
  const close = () => setSheet(null);
  usePageStart(main);
  useCornerTaps(() => setSheet('keyword'));
  return (
    <>
      <SkipLink href={`#${mainId}`}>{m('shell.skip')}</SkipLink>
      <Header content={content} title={title} onShare={() => setSheet('share')} />
      <OnDemand needed={signedIn}>{signedIn && <Strips />}</OnDemand>
      <Main $below={hasField} id={mainId} ref={main} tabIndex={-1}>
        {pathname === homePath && <VisuallyHidden as="h1">{name}</VisuallyHidden>}
        {children}
      </Main>
      <Boundary resetKey={pathname} fallback={(retry) => <RetryLater onRetry={retry} />}>
        <HydrateNear atOnce={false} hydrates="asked" preload={Sidebar.preload} fallback={null}>
          <Sidebar />
        </HydrateNear>
      </Boundary>
      <OfflineGate hasField={hasField} />
      <Overlays content={content} />
      <OnDemand needed={signedIn}>{signedIn && <CustomerRules />}</OnDemand>
      {hydrated && hasHearts(content) && <FavouritesGate hasHearts={content <= ContentMode.SEARCH} />}
      <OnDemand needed={sheet === 'share'} onFail={close}>
        <ShareSheet open={sheet === 'share'} onClose={close} />
      </OnDemand>
      <OnDemand needed={sheet === 'keyword'} onFail={close}>
        <KeywordSheet open={sheet === 'keyword'} onClose={close} />
      </OnDemand>
    </>
  );
}
