import styled from 'styled-components';
import { token } from '../../theme/token';

/** A native check box or radio, touchable in 44 px. */
export const CheckBox = styled.input`
  flex: none;
  width: ${token('size-touch')};
  height: ${token('size-touch')};
  margin: 0;
  padding: 0;
  appearance: none;
  display: grid;
  place-items: center;
  cursor: pointer;

  &::before {
    width: 20px;
    height: 20px;
    border: 2px solid ${token('color-outline')};
    border-radius: ${({ type }) => (type === 'radio' ? '50%' : token('radius-badge'))};
    background: ${token('color-surface')};
    content: '';
  }

  &:checked::before {
    border-color: ${token('color-action')};
    background: ${token('color-action')};
    box-shadow: inset 0 0 0 3px ${token('color-surface')};
  }

  &::before,
  &::after {
    grid-area: 1 / 1;
  }

  &[type='checkbox']:checked::before {
    box-shadow: none;
  }

  &[type='checkbox']:checked::after {
    width: 6px;
    height: 11px;
    margin-bottom: 3px;
    border: solid ${token('color-action-text')};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    content: '';
  }

  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;
