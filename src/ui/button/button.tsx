import styled from 'styled-components';
import { type ButtonLook, buttonStyle } from './button-style';

/** A button that does something here; `LinkButton` leads somewhere. */
export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))<ButtonLook>`
  ${buttonStyle}
`;
