import StoreIcon from 'lucide-react/icons/store';
import styled from 'styled-components';
import { usePageContext } from '../routing/page-context';
import { directoryRoute } from '../screens/directory/route';
import { token } from '../theme/token';
import NotFoundScreen from './not-found-screen';
import { productName } from './document/page-head';
import { RouteView } from './router/route-view';
import { LanguageLinks } from './shell/sidebar/language-links';

const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: ${token('size-header')};
  padding: ${token('space-1')} ${token('space-4')};
  background: ${token('color-header')};
  color: ${token('color-header-text')};
`;

const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('size-touch')};
  font-size: ${token('font-title')};
  font-weight: 700;
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

/** A page that belongs to no store: the directory of stores, or nothing. */
export default function NeutralPage() {
  const { directory } = usePageContext();
  return (
    <Page>
      <Bar>
        <Brand href="/">
          <StoreIcon />
          {productName}
        </Brand>
        <LanguageLinks parameters={directory ? directoryRoute.parameters : []} />
      </Bar>
      <Main>{directory ? <RouteView match={{ route: directoryRoute, params: {} }} /> : <NotFoundScreen />}</Main>
    </Page>
  );
}
