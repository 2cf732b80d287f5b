import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'checkbox' | 'radio';
  /** The visible label; without it, `aria-label` is needed. */
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

/** A check box or a radio button with its label. The touch target is 44 px high. */
export const Checkbox = ({ type = 'checkbox', children, lang, className, ...input }: CheckboxProps) => (
  <Frame $bare={!children} lang={lang} className={className}>
    <input type={type} {...input} />
    {children}
  </Frame>
);
