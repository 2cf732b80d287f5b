import styled from 'styled-components';
import type { Money } from '../../i18n/money';
import { useCount, useDecimal } from '../../i18n/numbers';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import type { LinkTarget } from '../link/link';

export interface ItemSummary {
  title: string;
  link: LinkTarget;
  /** The media path of its picture. */
  image: string | null;
  price: Money | null;
  /** Struck through beside a lower price. */
  priceBefore?: Money | null;
  /** The unit of the price, such as `/km`. */
  priceUnit?: string;
  /** 1 to 5. */
  rating?: number | null;
  sold?: number;
  city?: string | null;
  /** How far away it is, in words. */
  distance?: string | null;
  closed?: boolean;
  /** Pieces left, if they are counted. */
  stock?: number | null;
}

/** A city or regency as people write it: the five of Jakarta without their official title, regencies with a short one. */
const shortCity = (name: string): string =>
  name.replace(/^Kota Administrasi /, '').replace(/^Kabupaten (Administrasi )?/, 'Kab. ');

export interface ItemFactsProps {
  rating?: number | null;
  sold?: number;
  city?: string | null;
  /** How far away it is, in words. */
  distance?: string | null;
  /** On one line, if there is room. */
  inline?: boolean;
}

const Facts = styled.p<{ $inline: boolean }>`
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
  line-height: 1.5;
  ${({ $inline }) => $inline && 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'}

  & > span {
    display: ${({ $inline }) => ($inline ? 'inline' : 'block')};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Large text is not cut off. */
  @media (max-width: 20em) {
    &,
    & > span {
      white-space: normal;
    }
  }

  & > span + span::before {
    content: ${({ $inline }) => ($inline ? "' · '" : 'none')};
  }

  i {
    font-style: normal;
  }

  i::before {
    display: inline-block;
    width: 1.1em;
    height: 1.1em;
    margin-inline-end: 0.25em;
    background: ${token('color-star')};
    clip-path: polygon(50% 4%, 63% 35%, 97% 38%, 71% 60%, 79% 93%, 50% 75%, 21% 93%, 29% 60%, 3% 38%, 37% 35%);
    content: '';
    vertical-align: -0.15em;
  }
`;

export function ItemFacts({ rating, sold = 0, city, distance, inline = false }: ItemFactsProps) {
  const m = useMessages();
  const count = useCount();
  const decimal = useDecimal();
  const stars = rating == null ? null : decimal(rating);
  const sales = sold > 0 && m('item.sold', { count: count(sold) });
  // Without a city, the distance is the most important fact: it comes first, so that it is not cut off.
  const near = inline && !city ? distance : null;
  const locationText = [!near && distance, city && shortCity(city)].filter(Boolean).join(' · ');
  if (!stars && !sales && !locationText && !near) return null;
  return (
    <Facts $inline={inline}>
      {near && <span>{near}</span>}
      {(stars || sales) && (
        <span>
          {stars && (
            <i role="img" aria-label={m('item.rating', { rating: stars })}>
              {stars}
            </i>
          )}
          {stars && sales ? ` · ${sales}` : sales}
        </span>
      )}
      {locationText && <span>{locationText}</span>}
    </Facts>
  );
}
