import { Link } from '../link/link';
import styled from 'styled-components';
import { type ButtonLook, buttonStyle } from './button-style';

/** A link that looks like a button. */
export const LinkButton = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
