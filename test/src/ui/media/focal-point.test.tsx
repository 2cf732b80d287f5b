import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FocalPoint, type Point } from '../../../../src/ui/media/focal-point';

let points: Point[];
beforeEach(() => {
  points = [];
});

function Field({ first }: { first: Point }) {
  const [point, setPoint] = useState(first);
  return (
    <FocalPoint
      path="listimage/a.webp"
      label="Titik fokus"
      valueText={({ x, y }) => `${x} kiri, ${y} atas`}
      point={point}
      onChange={(next) => {
        points.push(next);
        setPoint(next);
      }}
    />
  );
}

function open(first: Point = { x: 50, y: 50 }) {
  render(<Field first={first} />);
  const pad = screen.getByRole('slider', { name: 'Titik fokus' });
  pad.getBoundingClientRect = () => new DOMRect(100, 200, 400, 200);
  return pad;
}

/** The test's browser has no `PointerEvent`. */
const point = (pad: HTMLElement, type: string, at: MouseEventInit) =>
  fireEvent(pad, new MouseEvent(type, { bubbles: true, ...at }));

test('a tap sets the point', () => {
  const pad = open();
  point(pad, 'pointerdown', { clientX: 200, clientY: 250 });
  expect(pad).toHaveAttribute('aria-valuetext', '25 kiri, 25 atas');
});

test('dragging moves the point, which stays on the picture', () => {
  const pad = open();
  point(pad, 'pointermove', { buttons: 0, clientX: 120, clientY: 210 });
  expect(points).toEqual([]);
  point(pad, 'pointerdown', { buttons: 1, clientX: 300, clientY: 300 });
  point(pad, 'pointermove', { buttons: 1, clientX: 900, clientY: 0 });
  expect(points.at(-1)).toEqual({ x: 100, y: 0 });
});

test('arrow keys move the point, with Shift in larger steps, and other keys do not', async () => {
  const pad = open({ x: 50, y: 95 });
  pad.focus();
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}a');
  expect(points).toEqual([
    { x: 48, y: 95 },
    { x: 48, y: 100 },
  ]);
});
