import styled from 'styled-components';
import { token } from '../../../../theme/token';

/** Lets a row of cards reach to the edges of the page. */
export const RelatedFrame = styled.div`
  margin: calc(-1 * ${token('space-3')}) calc(-1 * ${token('space-4')});
`;
