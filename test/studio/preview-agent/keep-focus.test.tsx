import { fireEvent } from '@testing-library/react';
import { keepFocus } from '../../../studio/preview-agent/keep-focus';

const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
afterEach(() => {
  if (own) Object.defineProperty(HTMLElement.prototype, 'focus', own);
  document.body.replaceChildren();
});

function field() {
  const input = document.createElement('input');
  document.body.append(input);
  return input;
}

test('the page cannot take the focus by itself', () => {
  const input = field();
  keepFocus(window);
  input.focus();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['a tap', fireEvent.pointerDown],
  ['a key', fireEvent.keyDown],
])('after %s in the page it can', (_case, act) => {
  const input = field();
  keepFocus(window);
  act(document.body);
  input.focus();
  expect(document.activeElement).toBe(input);
});
