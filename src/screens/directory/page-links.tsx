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

export interface DirectoryPagesProps {
  page: number;
  last: number;
}

/** Links to the pages before and after. */
export function DirectoryPages({ page, last }: DirectoryPagesProps) {
  const m = useMessages();
  return (
    <Frame aria-label={m('directory.pages')}>
      {page > 1 && (
        <LinkButton $look="secondary" to={directoryPath(page - 1)} rel="prev">
          {m('directory.previous')}
        </LinkButton>
      )}
      <span>{m('directory.page', { page, last })}</span>
      {page < last && (
        <LinkButton $look="secondary" to={directoryPath(page + 1)} rel="next">
          {m('directory.next')}
        </LinkButton>
      )}
    </Frame>
  );
}
