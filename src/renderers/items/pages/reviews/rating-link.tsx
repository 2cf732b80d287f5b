import styled from 'styled-components';
import { useDecimal } from '../../../../i18n/numbers';
import { useMessages } from '../../../../i18n/use-messages';
import { token } from '../../../../theme/token';
import { Text } from '../../../../ui/text/text';

export const reviewsAnchor = 'ulasan';

const Rating = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 24px;
  color: ${token('color-text')};
  font-weight: 600;
`;

const Star = styled.i`
  width: 14px;
  height: 14px;
  background: ${token('color-star')};
  clip-path: polygon(50% 4%, 63% 35%, 97% 38%, 71% 60%, 79% 93%, 50% 75%, 21% 93%, 29% 60%, 3% 38%, 37% 35%);
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
    <Rating href={`#${reviewsAnchor}`}>
      <Star role="img" aria-label={m('item.rating', { rating: stars })} />
      <span aria-hidden>{stars}</span>
      <Text as="span" $tone="text-muted" $weight={400}>
        ({m('review.count', { count })})
      </Text>
    </Rating>
  );
}
