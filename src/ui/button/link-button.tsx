import { Link } from '../link/link';
import styled from 'styled-components';
import { type ButtonLook, buttonStyle } from './button-style';

export const LinkButton = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
