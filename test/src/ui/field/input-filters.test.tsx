import { digits, filterInput } from '../../../../src/ui/field/input-filters';

function inputWith(value: string, cursor: number) {
  const input = document.createElement('input');
  input.value = value;
  input.setSelectionRange(cursor, cursor);
  return input;
}

test.each([
  ['0812x345', 5, '0812345', 4],
  ['0812 345', 2, '0812345', 2],
  ['x', 1, '', 0],
  ['0812345', 3, '0812345', 3],
])('of "%s" with the cursor at %i, the digits are left, and the cursor stays beside them', (typed, at, text, place) => {
  const input = inputWith(typed, at);
  expect(filterInput(input, digits(13))).toBe(text);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([text, place, place]);
});

test('an input without a cursor is filtered too', () => {
  const input = inputWith('ab', 1);
  input.type = 'email';
  expect(filterInput(input, (text) => text.toUpperCase())).toBe('AB');
  expect(input.value).toBe('AB');
});
