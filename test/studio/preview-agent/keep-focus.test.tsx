import { fireEvent } from '@testing-library/react';
import { keepFocus } from '../../../studio/preview-agent/keep-focus';

const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
const showModal = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal');
afterEach(() => {
  if (focus) Object.defineProperty(HTMLElement.prototype, 'focus', focus);
  if (showModal) Object.defineProperty(HTMLDialogElement.prototype, 'showModal', showModal);
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

test('a dialog that opens by itself cannot take it either, and can be used', () => {
  const dialog = document.createElement('dialog');
  let wasInert: boolean | undefined;
  HTMLDialogElement.prototype.showModal = function show() {
    wasInert = this.inert;
  };
  keepFocus(window);
  dialog.showModal();
  expect([wasInert, dialog.inert]).toEqual([true, false]);
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
