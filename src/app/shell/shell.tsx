import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useMessages } from '../../i18n/use-messages';
import type { ContentMode } from '../../routing/define-route';
import { homePath } from '../../routing/paths';
import { token } from '../../theme/token';
import { reportError } from '../report-error';
import { lazyComponent } from '../../lazy/lazy-component';
import { CustomerRules, Strips } from './customer/customer-shell';
import { hasFieldBelow } from './header/header-titles';
import { Header } from './header/header';
import { Boundary } from '../../ui/feedback/boundary';
import { OnDemand } from '../../ui/feedback/on-demand';
import { HydrateNear } from '../../lazy/hydrate-near';
import { Overlays } from './overlays/overlays';
import { Sidebar } from './sidebar/lazy-sidebar';
import { SkipLink } from './skip-link';
import { useCornerTaps } from './search/use-corner-taps';
import { usePageStart } from './use-page-start';

const KeywordSheet = lazyComponent(() => import(/* webpackChunkName: "keyword-sheet" */ './search/keyword-sheet'));
const ShareSheet = lazyComponent(
  () => import(/* webpackChunkName: "share-sheet" */ '../../features/share/share-sheet'),
);

/** With the search box in a row of its own; bars that stick below the header go by it. */
const headerHeight = `calc(${token('size-header')} + ${token('size-touch')} + ${token('space-2')})`;

const Main = styled.main<{ $below: boolean }>`
  ${({ $below }) => $below && `--header-height: ${headerHeight};`}
  display: flex;
  flex: 1;
  flex-direction: column;

  &:focus {
    outline: none;
  }
`;

const mainId = 'main';

export interface ShellProps {
  content: ContentMode;
  children: ReactNode;
}

/** What stands around every page of a store. A customer's balance and active orders go between header and page. */
export function Shell({ content, children }: ShellProps) {
  const m = useMessages();
  const { name, header } = useStore();
  const { pathname } = useLocation();
  const [sheet, setSheet] = useState<'share' | 'keyword' | null>(null);
  const signedIn = useSignedIn();
  const main = useRef<HTMLElement>(null);
  const close = () => setSheet(null);
  usePageStart(main);
  useCornerTaps(() => setSheet('keyword'));
  return (
    <>
      <SkipLink href={`#${mainId}`}>{m('shell.skip')}</SkipLink>
      <Header content={content} onShare={() => setSheet('share')} />
      <OnDemand needed={signedIn}>{signedIn && <Strips />}</OnDemand>
      <Main $below={hasFieldBelow(header.searchBox, content)} id={mainId} ref={main} tabIndex={-1}>
        {pathname === homePath && <VisuallyHidden as="h1">{name}</VisuallyHidden>}
        {children}
      </Main>
      <Boundary resetKey={pathname} report={reportError} fallback={() => null}>
        <HydrateNear atOnce={false} hydrates="unseen" preload={Sidebar.preload} fallback={null}>
          <Sidebar />
        </HydrateNear>
      </Boundary>
      <Overlays content={content} />
      <OnDemand needed={signedIn}>{signedIn && <CustomerRules />}</OnDemand>
      <OnDemand needed={sheet === 'share'} onFail={close}>
        <ShareSheet open={sheet === 'share'} onClose={close} />
      </OnDemand>
      <OnDemand needed={sheet === 'keyword'} onFail={close}>
        <KeywordSheet open={sheet === 'keyword'} onClose={close} />
      </OnDemand>
    </>
  );
}
