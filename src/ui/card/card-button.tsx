import styled from 'styled-components';
import { stretchedLink } from './card-style';

/** The title of a card that does something here: all of the card can be touched. */
export const CardButton = styled.button.attrs({ type: 'button' })`
  text-align: start;
  ${stretchedLink}
`;
