import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { controlStyle } from './control-style';

/** A line of text by itself; `TextField` ties it to its label and its form. */
export const TextInput = styled.input`
  ${controlStyle}
`;

export const TextArea = styled.textarea`
  ${controlStyle}
  border-radius: ${token('radius-card')};
  resize: vertical;
`;

const Label = styled.label`
  display: grid;
  gap: ${token('space-1')};
  min-width: 0;
  font-size: ${token('font-small')};
`;

/** A line of text with its label, outside a form that checks it. */
export const LabelledInput = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <Label>
    {label}
    <TextInput {...input} />
  </Label>
);
