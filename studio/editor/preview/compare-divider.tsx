import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../../../src/theme/token';
import { wholePercent } from '../../../src/ui/media/whole-percent';

const Track = styled.div`
  position: relative;
  grid-area: 1 / 1;
  z-index: ${token('layer-raised')};
  pointer-events: none;
`;

const Line = styled.div`
  position: absolute;
  inset-block: 0;
  width: 2px;
  margin-inline-start: -1px;
  background: ${token('color-action')};
`;

const Handle = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  display: grid;
  place-items: center;
  width: ${token('size-touch')};
  height: ${token('size-touch')};
  translate: -50% -50%;
  border: 2px solid ${token('color-surface')};
  border-radius: 50%;
  background: ${token('color-action')};
  color: ${token('color-action-text')};
  cursor: ew-resize;
  pointer-events: auto;
  touch-action: none;
`;

const keyboardStep = 5;

interface CompareDividerProps {
  label: string;
  /** What is read out of the position. */
  valueText: string;
  /** How much of the first page is seen, in percent of the width. */
  split: number;
  onChange: (split: number) => void;
}

/** The line between two pages in the same place: moved by finger, mouse and keyboard. */
export function CompareDivider({ label, valueText, split, onChange }: CompareDividerProps) {
  const track = useRef<HTMLDivElement>(null);

  function follow({ clientX }: PointerEvent) {
    const box = track.current?.getBoundingClientRect();
    if (box && box.width > 0) onChange(wholePercent(((clientX - box.left) / box.width) * 100));
  }

  function step(event: KeyboardEvent) {
    const next = {
      ArrowLeft: split - keyboardStep,
      ArrowDown: split - keyboardStep,
      ArrowRight: split + keyboardStep,
      ArrowUp: split + keyboardStep,
      Home: 0,
      End: 100,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(wholePercent(next));
  }

  return (
    <Track ref={track}>
      <Line style={{ left: `${split}%` }}>
        <Handle
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={split}
          aria-valuetext={valueText}
          onKeyDown={step}
          onPointerDown={(event) => event.currentTarget.setPointerCapture?.(event.pointerId)}
          onPointerMove={(event) => {
            if (event.buttons === 1) follow(event);
          }}
        >
          <ChevronsLeftRight size={20} aria-hidden />
        </Handle>
      </Line>
    </Track>
  );
}
