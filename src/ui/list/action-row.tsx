import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../../theme/token';
import { Link } from '../link/link';
import { ListText, listRow } from './list-row';

const row = css`
  ${listRow}

  & > svg {
    color: ${token('color-text-muted')};
  }

  & > svg:first-child {
    color: ${token('color-link')};
  }
`;

const ButtonRow = styled.button`
  ${row}
`;
const ExternalRow = styled.a`
  ${row}
`;
const PageRow = styled(Link)`
  ${row}
`;
const PlainRow = styled.div`
  ${row}
`;

interface RowContent {
  icon: ReactNode;
  label: string;
  hint?: ReactNode;
}

const content = ({ icon, label, hint }: RowContent) => (
  <>
    {icon}
    <ListText>
      <b>{label}</b>
      {hint && <small>{hint}</small>}
    </ListText>
  </>
);

export interface ActionRowProps extends RowContent {
  /** A URL outside the store, opened in a new tab. */
  href?: string;
  /** A path inside the store. */
  to?: string;
  onSelect?: () => void;
  /** Submits the form around it. */
  submits?: boolean;
}

export function ActionRow({ href, to, onSelect, submits = false, ...texts }: ActionRowProps) {
  if (href) {
    return (
      <ExternalRow href={href} target="_blank" rel="noopener noreferrer">
        {content(texts)}
        <ChevronRight size={18} />
      </ExternalRow>
    );
  }
  if (to) {
    return (
      <PageRow to={to}>
        {content(texts)}
        <ChevronRight size={18} />
      </PageRow>
    );
  }
  if (!onSelect && !submits) return <PlainRow>{content(texts)}</PlainRow>;
  return (
    <ButtonRow type={submits ? 'submit' : 'button'} onClick={onSelect}>
      {content(texts)}
      <ChevronRight size={18} />
    </ButtonRow>
  );
}
