import ArrowRight from 'lucide-react/icons/arrow-right';
import styled from 'styled-components';
import type { DirectoryScreenQuery } from '../../__generated__/gql/graphql';
import { Picture } from '../../ui/media/picture';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Text } from '../../ui/text/text';

const Tile = styled.a`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: 18px;
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
  transition:
    box-shadow ${token('duration-slow')},
    translate ${token('duration-slow')} ${token('easing-out')};

  &:hover {
    box-shadow: ${token('shadow-raised')};
    translate: 0 -3px;
  }
`;

/** The store's colour, with two rings of light. */
const Cover = styled.span`
  position: relative;
  height: 84px;
  overflow: hidden;

  &::before,
  &::after {
    position: absolute;
    border: 18px solid ${token('color-surface')};
    border-radius: 50%;
    opacity: 0.16;
    content: '';
  }

  &::before {
    inset: -70px -40px auto auto;
    width: 150px;
    height: 150px;
  }

  &::after {
    inset: auto auto -60px -30px;
    width: 100px;
    height: 100px;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('space-1')};
  padding: 0 ${token('space-4')} ${token('space-4')};
`;

const Sign = styled(Picture)`
  z-index: ${token('layer-raised')};
  margin-top: -40px;
  margin-bottom: ${token('space-1')};
  border: 4px solid ${token('color-surface')};
  border-radius: 20px;
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
`;

const Tagline = styled.span`
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

const Visit = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  margin-top: auto;
  padding-top: ${token('space-2')};
  color: ${token('color-link')};
  font-size: ${token('font-small')};
  font-weight: 600;
`;

const Arrow = styled(ArrowRight)`
  transition: translate ${token('duration-fast')};

  ${Tile}:hover & {
    translate: 3px 0;
  }
`;

export interface StoreTileProps {
  store: DirectoryScreenQuery['directory']['stores'][number];
  /** Whether its picture is the first one of the page. */
  first: boolean;
}

/** One store in its own colours, leading to its home page: a document of another store. */
export function StoreTile({ store, first }: StoreTileProps) {
  const m = useMessages();
  return (
    <Tile href={`/${store.codename}`}>
      <Cover style={{ background: store.color }} />
      <Body>
        <Sign path={store.icon} label={store.name} width={72} priority={first} />
        <Text as="h2" $size="title" $weight={700}>
          {store.name}
        </Text>
        <Tagline>{store.tagline}</Tagline>
        <Visit>
          {m('directory.visit')}
          <Arrow size={16} />
        </Visit>
      </Body>
    </Tile>
  );
}
