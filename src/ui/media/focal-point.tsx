import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { Picture } from './picture';
import { wholePercent } from './whole-percent';

/** In percent of a picture's width and height, from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const Stage = styled.div`
  display: grid;
  place-items: center;
  border-radius: ${token('radius-card')};
  background: ${token('color-background')};
`;

const Pad = styled.div`
  position: relative;
  display: grid;
  cursor: crosshair;
  touch-action: none;

  img {
    max-width: 100%;
    max-height: min(38dvh, 20rem);
    width: auto;
    height: auto;
    border-radius: ${token('radius-card')};
    user-select: none;
  }
`;

/** Seen on any picture: a light ring within a dark one. */
const Mark = styled.span`
  position: absolute;
  width: 32px;
  height: 32px;
  translate: -50% -50%;
  border: 3px solid ${token('color-surface')};
  border-radius: 50%;
  background: color-mix(in srgb, ${token('color-action')} 45%, transparent);
  box-shadow: 0 0 0 2px ${token('color-text')};
  pointer-events: none;
`;

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface FocalPointProps {
  /** The media path. */
  path: string;
  /** The accessible name, which explains taps and arrow keys. */
  label: string;
  /** What is read out of a point. */
  valueText: (point: Point) => string;
  point: Point;
  disabled?: boolean;
  onChange: (point: Point) => void;
}

/** Sets a point of a picture by a tap, by dragging, and by arrow keys, with Shift in larger steps. */
export function FocalPoint({ path, label, valueText, point, disabled = false, onChange }: FocalPointProps) {
  const pad = useRef<HTMLDivElement>(null);

  function follow({ clientX, clientY }: PointerEvent) {
    const box = pad.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    onChange({
      x: wholePercent(((clientX - box.left) / box.width) * 100),
      y: wholePercent(((clientY - box.top) / box.height) * 100),
    });
  }

  function step(event: KeyboardEvent) {
    const way = steps[event.key];
    if (!way) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 2;
    onChange({ x: wholePercent(point.x + way.x * size), y: wholePercent(point.y + way.y * size) });
  }

  return (
    <Stage inert={disabled}>
      <Pad
        ref={pad}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={valueText(point)}
        onKeyDown={step}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) follow(event);
        }}
      >
        <Picture path={path} width={560} height={420} whole priority />
        <Mark style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </Pad>
    </Stage>
  );
}
