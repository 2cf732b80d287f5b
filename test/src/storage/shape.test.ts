import { fields, flag, integer, number, oneOf, or, orNull } from '../../../src/storage/fields';
import { listOf, type Shape, text } from '../../../src/storage/shape';

const point = fields({ name: text, latitude: number });

test.each<[what: string, shape: Shape<unknown>, value: unknown, read: unknown]>([
  ['a text', text, 'a', 'a'],
  ['no text', text, 1, undefined],
  ['a number', number, 1.5, 1.5],
  ['no number', number, '1.5', undefined],
  ['an integer', integer, 2, 2],
  ['no integer', integer, 1.5, undefined],
  ['a flag', flag, false, false],
  ['no flag', flag, 0, undefined],
  ['one of several', oneOf('a', 'b'), 'b', 'b'],
  ['none of several', oneOf('a', 'b'), 'c', undefined],
  ['a value with a fallback', or(text, ''), 'a', 'a'],
  ['none with a fallback', or(text, ''), 1, ''],
  ['none with null', orNull(text), undefined, null],
  ['a list without those of another shape', listOf(text), ['a', 1, 'b'], ['a', 'b']],
  ['no list', listOf(text), { 0: 'a' }, undefined],
  ['fields, without others', point, { name: 'a', latitude: 1, longitude: 2 }, { name: 'a', latitude: 1 }],
  ['a field of another shape', point, { name: 'a', latitude: '1' }, undefined],
  ['a field that is missing', point, { name: 'a' }, undefined],
  ['fields of null', point, null, undefined],
  ['fields of a text', point, 'a', undefined],
  ['a list of lists', listOf(listOf(text)), [['a'], 1], [['a']]],
])('%s', (_what, shape, value, read) => {
  expect(shape(value)).toEqual(read);
});
