import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

export interface QuantityStepperProps {
  name: string;
  quantity: number;
  canLower: boolean;
  onLower: () => void;
  onRaise: () => void;
  onType: (text: string) => void;
}

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  width: fit-content;
  border: 1px solid ${token('color-outline')};
  border-radius: ${token('radius-control')};

  button {
    display: grid;
    place-items: center;
    width: ${token('size-touch')};
    height: ${token('size-touch')};
    color: ${token('color-link')};
    touch-action: manipulation;

    &[aria-disabled='true'] {
      color: ${token('color-text-muted')};
      opacity: 0.5;
      cursor: not-allowed;
    }
  }

  input {
    width: 3rem;
    height: ${token('size-touch')};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: ${token('font-large')};
    font-weight: 600;
    text-align: center;
  }
`;

/** A quantity to lower, type or raise. A disabled button keeps its focus. */
export function QuantityStepper({ name, quantity, canLower, onLower, onRaise, onType }: QuantityStepperProps) {
  const m = useMessages();
  // An emptied input stays empty until the quantity changes or the input loses the focus.
  const [emptiedAt, setEmptiedAt] = useState<number | null>(null);
  const step = (event: KeyboardEvent) => {
    const steps: { readonly [key: string]: () => void } = { ArrowUp: onRaise, ArrowDown: onLower };
    const take = steps[event.key];
    if (!take) return;
    event.preventDefault();
    take();
  };
  return (
    <Row>
      <button type="button" aria-label={m('quantity.lower', { name })} aria-disabled={!canLower} onClick={onLower}>
        <Minus size={18} aria-hidden />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={m('quantity.of', { name })}
        value={emptiedAt === quantity ? '' : quantity}
        onChange={({ target: { value } }) => {
          setEmptiedAt(value === '' ? quantity : null);
          onType(value);
        }}
        onBlur={() => setEmptiedAt(null)}
        onFocus={({ target }) => target.select()}
        onKeyDown={step}
      />
      <button type="button" aria-label={m('quantity.raise', { name })} onClick={onRaise}>
        <Plus size={18} aria-hidden />
      </button>
    </Row>
  );
}
