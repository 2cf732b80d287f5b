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
  /** Opens in a new tab, where typed text would be lost. */
  apart?: boolean;
}

/** To the store's terms and its privacy policy. Loaded as documents: in a store for members a guest may ask for no data. */
export function LegalLinks({ terms, privacy, apart = false }: LegalLinksProps) {
  const m = useMessages();
  const how = { reloadDocument: true, ...(apart && { target: '_blank' }) };
  return (
    <Row>
      <Link to={terms} {...how}>
        {m('title.terms')}
      </Link>
      <Link to={privacy} {...how}>
        {m('title.privacy')}
      </Link>
    </Row>
  );
}
