import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { LinkButton } from '../../ui/button/button';
import { directoryPath } from './directory-pages';

const Frame = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-3')};
  padding: 0 ${token('space-4')} ${token('space-8')};
`;

const Position = styled.p`
  flex-basis: 100%;
  color: ${token('color-text-muted')};
  text-align: center;
`;

export interface DirectoryPagesProps {
  page: number;
  last: number;
}

/** Links to the pages before and after. */
export function DirectoryPages({ page, last }: DirectoryPagesProps) {
  const m = useMessages();
  return (
    <Frame aria-label={m('directory.pages')}>
      <Position>{m('directory.page', { page, last })}</Position>
      {page > 1 && (
        <LinkButton $look="secondary" to={directoryPath(page - 1)} rel="prev">
          {m('directory.previous')}
        </LinkButton>
      )}
      {page < last && (
        <LinkButton $look="secondary" to={directoryPath(page + 1)} rel="next">
          {m('directory.next')}
        </LinkButton>
      )}
    </Frame>
  );
}
