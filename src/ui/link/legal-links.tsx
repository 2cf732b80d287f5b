import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Link } from './link';

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-4')};
  font-size: ${token('font-small')};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size-touch')};
    color: ${token('color-link')};
    text-decoration: underline;
  }
`;

export interface LegalLinksProps {
  terms: string;
  privacy: string;
  /** Opens the links in a new tab, if leaving the page would lose typed text. */
  newTab?: boolean;
}

/** Links to the store's terms and privacy policy. They load documents, because a guest of a members-only store may load no data. */
export function LegalLinks({ terms, privacy, newTab = false }: LegalLinksProps) {
  const m = useMessages();
  const options = { reloadDocument: true, ...(newTab && { target: '_blank' }) };
  return (
    <Row>
      <Link to={terms} {...options}>
        {m('title.terms')}
      </Link>
      <Link to={privacy} {...options}>
        {m('title.privacy')}
      </Link>
    </Row>
  );
}
