import styled from 'styled-components';
import { token } from '../../theme/token';

/** Choices that belong together, under a `legend`. `$apart` adds space between choices without a border. */
export const FieldSet = styled.fieldset<{ $apart?: boolean }>`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${token('space-1')};
    font-size: ${token('font-small')};
    font-weight: 600;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    ${({ $apart }) => $apart && `column-gap: ${token('space-5')};`}
  }
`;
