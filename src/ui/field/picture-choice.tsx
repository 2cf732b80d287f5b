import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

export interface PictureChoiceProps extends Omit<ComponentProps<'input'>, 'children' | 'type'> {
  label: string;
  /** Drawn; the label says what it shows. */
  picture: ReactNode;
}

const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${token('space-1')};
  min-width: 0;
  padding: min(${token('space-2')}, 8px);
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  svg {
    width: 100%;
    height: auto;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    cursor: inherit;
  }

  &:has(:checked) {
    border-color: ${token('color-link')};
    box-shadow: inset 0 0 0 1px ${token('color-link')};
    background: ${token('color-action-soft')};
    color: ${token('color-link')};
    font-weight: 600;
  }

  &:has(:disabled) {
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token('color-focus')};
    outline-offset: 2px;
  }
`;

/** Pictures side by side; belongs in a `FieldSet`. */
export const PictureChoices = styled.div`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr));
    gap: ${token('space-2')};
  }
`;

/** One of several choices that are known by their looks. */
export const PictureChoice = ({ label, picture, ...input }: PictureChoiceProps) => (
  <Card>
    {picture}
    <span>{label}</span>
    <input type="radio" {...input} />
  </Card>
);
