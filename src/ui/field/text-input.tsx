import styled from 'styled-components';
import { controlStyle } from './control-style';

/** A line of text by itself; `TextField` ties it to its label and its form. */
export const TextInput = styled.input`
  ${controlStyle}
`;

/** Lines of text by themselves. */
export const TextArea = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;
