import StoreIcon from 'lucide-react/icons/store';
import styled from 'styled-components';
import type { DirectoryScreenQuery } from '../../__generated__/gql/graphql';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';
import { token } from '../../theme/token';
import { directoryPage } from './directory-pages';
import { DirectoryPages } from './page-links';
import { StoreTile } from './store-tile';

const Intro = styled.div`
  padding: ${token('space-6')} ${token('space-4')} 88px;
  background: linear-gradient(${token('color-header')}, ${token('color-header-dark')});
  color: ${token('color-header-text')};
  text-align: center;

  @media (min-width: 720px) {
    padding-top: 48px;
    padding-bottom: 112px;
  }
`;

const Title = styled.h1`
  font-size: clamp(1.625rem, 1.2rem + 2vw, 2.5rem);
  font-weight: 700;
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 34rem;
  margin: ${token('space-2')} auto 0;
  font-size: ${token('font-large')};
  text-wrap: balance;
`;

/** As many columns as fit the text's size, and three at most. */
const Stores = styled.ul`
  --gap: ${token('space-3')};

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9.5rem, (100% - 3 * var(--gap)) / 3)), 1fr));
  gap: var(--gap);
  width: 100%;
  max-width: 1040px;
  margin: -64px auto 0;
  padding: 0 ${token('space-4')} ${token('space-8')};

  @media (min-width: 720px) {
    --gap: ${token('space-5')};

    margin-top: -72px;
  }
`;

/** The front page of a deployment with many stores. */
export default function DirectoryScreen({ data: { directory }, search }: ScreenProps<DirectoryScreenQuery>) {
  const m = useMessages();
  const { stores, lastPage } = directory;
  return (
    <>
      <Intro>
        <Title>{m('directory.heading')}</Title>
        <Lead>{m('directory.description')}</Lead>
      </Intro>
      {stores.length > 0 ? (
        <Stores>
          {stores.map((store, index) => (
            <li key={store.codename}>
              <StoreTile store={store} first={index === 0} />
            </li>
          ))}
        </Stores>
      ) : (
        <EmptyState title={m('directory.empty')} icon={<StoreIcon size={40} strokeWidth={1.5} />} />
      )}
      {lastPage > 1 && <DirectoryPages page={directoryPage(search)} last={lastPage} />}
    </>
  );
}
