import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'checkbox' | 'radio';
  /** What it is about; without it `aria-label` says so. */
  children?: ReactNode;
}

const Frame = styled.label<{ $bare: boolean }>`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  ${({ $bare }) => $bare && 'flex: none; justify-content: center;'}
  min-width: ${token('size-touch')};
  min-height: ${token('size-touch')};

  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${token('color-action')};
  }
`;

/** A check box or a radio with its label, touchable in 44 px. */
export const Checkbox = ({ type = 'checkbox', children, lang, className, ...input }: CheckboxProps) => (
  <Frame $bare={!children} lang={lang} className={className}>
    <input type={type} {...input} />
    {children}
  </Frame>
);
