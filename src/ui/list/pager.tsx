import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { LinkButton } from '../button/button';
import { VisuallyHidden } from '../text/visually-hidden';

export interface PagerProps {
  page: number;
  last: number;
  to: (page: number) => string;
}

const Bar = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-4')};
  color: ${token('color-text-muted')};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  a {
    padding-inline: ${token('space-3')};
  }

  & > :first-child {
    justify-self: start;
  }

  & > :last-child {
    justify-self: end;
  }
`;

/** Links to the previous and next page, if there are any. Beyond the last page, it links back to that page. */
export function Pager({ page, last, to }: PagerProps) {
  const m = useMessages();
  const exists = page <= last;
  if (exists && last <= 1) return null;
  return (
    <Bar aria-label={m('pager.label')}>
      {page > 1 ? (
        <LinkButton to={to(Math.min(page - 1, last))} rel="prev" $look="secondary">
          <ChevronLeft size={18} />
          {m('pager.previous')}
        </LinkButton>
      ) : (
        <span />
      )}
      <span>
        {exists && (
          <>
            <VisuallyHidden>{m('pager.page', { page, last })}</VisuallyHidden>
            <span aria-hidden>
              {page} / {last}
            </span>
          </>
        )}
      </span>
      {page < last ? (
        <LinkButton to={to(page + 1)} rel="next" $look="secondary">
          {m('pager.next')}
          <ChevronRight size={18} />
        </LinkButton>
      ) : (
        <span />
      )}
    </Bar>
  );
}
