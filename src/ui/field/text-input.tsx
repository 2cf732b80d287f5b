import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { controlStyle } from './control-style';

/** A text input. `TextField` connects it to a label and a form. */
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

/** A text input with its label, for forms without validation. */
export const LabelledInput = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <Label>
    {label}
    <TextInput {...input} />
  </Label>
);
