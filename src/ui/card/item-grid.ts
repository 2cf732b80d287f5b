import styled, { css } from 'styled-components';
import { CardGrid } from './card-grid';
import { token } from '../../theme/token';

/** One card per row. */
const wide = css`
  && a {
    font-size: ${token('font-large')};
    font-weight: 500;
  }
`;

/** Four cards per row have just enough room for six digits. */
const narrow = css`
  && div {
    padding-inline: 0.375rem;
  }

  && p {
    font-size: ${token('font-small')};
    letter-spacing: -0.02em;
  }
`;

export const ItemGrid = styled(CardGrid)`
  ${({ $columns }) => $columns === 1 && wide}
  ${({ $columns }) => $columns > 3 && narrow}
`;
