import MenuIcon from 'lucide-react/icons/menu';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSignedIn } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { IconButton } from '../../../ui/button/icon-button';
import { useMessages } from '../../../i18n/use-messages';
import type { Route } from '../../../routing/define-route';
import { homePath } from '../../../routing/paths';
import { token } from '../../../theme/token';
import { BackLink } from './back-link';
import { CustomerActions } from '../customer/customer-shell';
import { HeaderActions } from './header-actions';
import { headerTitles, hasFieldBelow } from './header-titles';
import { SearchBox } from '../search/search-box';
import { sidebarId } from '../sidebar/lazy-sidebar';
import { StoreLogo, StoreName } from './store-brand';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token('layer-bar')};
  container-type: inline-size;
  padding: env(safe-area-inset-top) ${token('space-1')} 0;
  background: ${token('color-header')};
  color: ${token('color-header-icon')};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: ${token('size-header')};

  & > :first-child:not(a[aria-label]) {
    margin-left: ${token('space-2')};
  }

  /* With large text, the field, the title or the store's name has its own row. */
  @container (max-width: 15rem) {
    flex-wrap: wrap;
    justify-content: flex-end;

    & > a:first-child {
      margin-right: auto;
    }

    & > form,
    & > p,
    & > a:not([aria-label]):has(> span) {
      flex-basis: 100%;
      order: 1;
      margin: 0 ${token('space-1')} ${token('space-2')};
    }
  }
`;

const SecondRow = styled.div`
  display: flex;
  padding: 0 ${token('space-2')} ${token('space-2')};
`;

const Title = styled.p`
  flex: 1;
  min-width: 0;
  font-size: ${token('font-title')};
  font-weight: 600;
  line-height: 1.2;
`;

const brands = { FIELD: SearchBox, LOGO: StoreLogo, FIELD_AND_NAME: StoreName, NAME: StoreName };

export interface HeaderProps extends Pick<Route, 'content' | 'title'> {
  onShare: () => void;
}

export function Header({ content, title = headerTitles[content], onShare }: HeaderProps) {
  const m = useMessages();
  const { pathname } = useLocation();
  const { header } = useStore();
  const signedIn = useSignedIn();
  const Brand = brands[header.searchBox];
  return (
    <Bar>
      <Row>
        {pathname !== homePath && <BackLink content={content} />}
        {title ? <Title>{m(title)}</Title> : <Brand />}
        {signedIn ? (
          <Suspense fallback={<HeaderActions onShare={onShare} />}>
            <CustomerActions onShare={onShare} />
          </Suspense>
        ) : (
          <HeaderActions onShare={onShare} />
        )}
        <IconButton label={m('shell.menu')} icon={<MenuIcon />} popoverTarget={sidebarId} />
      </Row>
      {hasFieldBelow(header.searchBox, content) && (
        <SecondRow>
          <SearchBox />
        </SecondRow>
      )}
    </Bar>
  );
}
