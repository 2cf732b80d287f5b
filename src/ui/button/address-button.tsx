import styled from 'styled-components';
import { type ButtonLook, buttonStyle } from './button-style';

/** A link that looks like a button, to an address that is no page of the store. */
export const AddressButton = styled.a<ButtonLook>`
  ${buttonStyle}
`;
