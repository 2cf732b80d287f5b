import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

const Chip = styled.label`
  position: relative;
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  justify-content: center;
  min-width: 52px;
  max-width: 100%;
  min-height: ${token('size-touch')};
  padding: ${token('space-1')} ${token('space-3')};
  border: 1px solid ${token('color-outline')};
  border-radius: ${token('radius-control')};
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    cursor: inherit;
  }

  &:has(:checked) {
    border-color: ${token('color-link')};
    background: ${token('color-action-soft')};
    color: ${token('color-link')};
    font-weight: 600;
  }

  &:has([aria-disabled='true']) {
    border-style: dashed;
    background: ${token('color-background')};
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token('color-focus')};
    outline-offset: 2px;
  }
`;

/** One of several choices, as a chip; its children are its label. Belongs in a `FieldSet`. */
export const ChipInput = ({ children, className, ...input }: ComponentProps<'input'>) => (
  <Chip className={className}>
    <input type="radio" {...input} />
    {children}
  </Chip>
);
