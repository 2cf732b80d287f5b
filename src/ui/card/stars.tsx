import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

export interface StarsProps {
  /** 1 to 5. */
  rating: number;
}

const maxStars = 5;

const Row = styled.span`
  display: inline-flex;
  gap: 1px;

  i {
    width: 14px;
    height: 14px;
    background: ${token('color-border')};
    clip-path: polygon(50% 4%, 63% 35%, 97% 38%, 71% 60%, 79% 93%, 50% 75%, 21% 93%, 29% 60%, 3% 38%, 37% 35%);
  }

  i[data-full] {
    background: ${token('color-star')};
  }
`;

export function Stars({ rating }: StarsProps) {
  const m = useMessages();
  return (
    <Row role="img" aria-label={m('item.rating', { rating: String(rating) })}>
      {Array.from({ length: maxStars }, (_, at) => (
        <i key={at} data-full={at < Math.round(rating) ? '' : undefined} />
      ))}
    </Row>
  );
}
