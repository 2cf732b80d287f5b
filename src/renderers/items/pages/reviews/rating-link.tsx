import styled from 'styled-components';
import { useDecimal } from '../../../../i18n/numbers';
import { useMessages } from '../../../../i18n/use-messages';
import { token } from '../../../../theme/token';

export const reviewsAnchor = 'ulasan';

const Rating = styled.span`
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 24px;
    color: ${token('color-text')};
    font-weight: 600;
  }

  small {
    color: ${token('color-text-muted')};
    font-size: inherit;
    font-weight: 400;
  }

  i {
    width: 14px;
    height: 14px;
    background: ${token('color-star')};
    clip-path: polygon(50% 4%, 63% 35%, 97% 38%, 71% 60%, 79% 93%, 50% 75%, 21% 93%, 29% 60%, 3% 38%, 37% 35%);
  }
`;

interface RatingLinkProps {
  /** 1 to 5. */
  rating: number;
  count: number;
}

export function RatingLink({ rating, count }: RatingLinkProps) {
  const m = useMessages();
  const decimal = useDecimal();
  const stars = decimal(rating);
  return (
    <Rating>
      <a href={`#${reviewsAnchor}`}>
        <i role="img" aria-label={m('item.rating', { rating: stars })} />
        <span aria-hidden>{stars}</span>
        <small>({m('review.count', { count })})</small>
      </a>
    </Rating>
  );
}
