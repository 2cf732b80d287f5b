import styled from 'styled-components';
import { stretchedLink } from './card-style';

/** The title of a card for an action on this page. The whole card can be tapped. */
export const CardButton = styled.button.attrs({ type: 'button' })`
  text-align: start;
  ${stretchedLink}
`;
