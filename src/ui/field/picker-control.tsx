import ChevronDown from 'lucide-react/icons/chevron-down';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { controlStyle } from './control-style';
import { FieldFrame } from './field-frame';

export interface PickerControlProps {
  label: string;
  /** The label of the picked option; null while none is picked. */
  chosen: string | null;
  placeholder: string;
  error: string | undefined;
  disabled?: boolean;
  onOpen: () => void;
}

const Control = styled.button<{ $empty: boolean }>`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  ${({ $empty }) => $empty && `color: ${token('color-text-muted')};`}

  svg {
    color: ${token('color-text-muted')};
  }
`;

export const PickerControl = ({ label, chosen, placeholder, error, disabled = false, onOpen }: PickerControlProps) => (
  <FieldFrame label={label} error={error}>
    {(attributes) => (
      <Control
        {...attributes}
        type="button"
        aria-label={`${label}, ${chosen ?? placeholder}`}
        aria-haspopup="dialog"
        disabled={disabled}
        $empty={chosen === null}
        onClick={onOpen}
      >
        <span>{chosen ?? placeholder}</span>
        <ChevronDown size={18} aria-hidden />
      </Control>
    )}
  </FieldFrame>
);
