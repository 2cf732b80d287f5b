import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { controlStyle } from './control-style';
import { FieldFrame } from './field-frame';

export interface PickerControlProps {
  label: string;
  /** The label of the picked option; null while none is picked. */
  chosen: string | null;
  /** A second line, such as the price of what is picked. */
  detail?: string | undefined;
  picture?: ReactNode;
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
    flex: none;
    color: ${token('color-text-muted')};
  }
`;

const Chosen = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    display: block;
  }
`;

export const PickerControl = ({
  label,
  chosen,
  detail,
  picture,
  placeholder,
  error,
  disabled = false,
  onOpen,
}: PickerControlProps) => (
  <FieldFrame label={label} error={error}>
    {(attributes) => (
      <Control
        {...attributes}
        type="button"
        aria-label={[label, chosen ?? placeholder, detail].filter(Boolean).join(', ')}
        aria-haspopup="dialog"
        disabled={disabled}
        $empty={chosen === null}
        onClick={onOpen}
      >
        {picture}
        <Chosen>
          {chosen ?? placeholder}
          {detail && <small>{detail}</small>}
        </Chosen>
        <ChevronDown size={18} aria-hidden />
      </Control>
    )}
  </FieldFrame>
);
