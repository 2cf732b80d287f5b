import { fireEvent } from '@testing-library/react';
import { watchTyping } from '../../../../../src/app/shell/offline/typed-text';

const controller = new AbortController();
afterAll(() => controller.abort());
beforeEach(() => {
  document.body.innerHTML =
    '<input id="name" value="Siti"><textarea id="note"></textarea><input type="checkbox" id="ok">';
});

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

test('values of the document and checked boxes are not typed text', () => {
  const typing = watchTyping(controller.signal);
  fireEvent.click(field('ok'));
  expect(typing.hasText()).toBe(false);
});

test('typed text counts until it is removed or its field leaves', () => {
  const typing = watchTyping(controller.signal);
  fireEvent.input(field('note'), { target: { value: 'Tanpa cabai' } });
  expect(typing.hasText()).toBe(true);
  fireEvent.input(field('note'), { target: { value: '' } });
  expect(typing.hasText()).toBe(false);
  fireEvent.input(field('name'), { target: { value: 'Budi' } });
  expect(typing.hasText()).toBe(true);
  field('name').remove();
  expect(typing.hasText()).toBe(false);
});

test('text typed before the start counts', () => {
  field('note').value = 'Sudah ditulis';
  expect(watchTyping(controller.signal).hasText()).toBe(true);
});
