import { clone, cloneDeep, isPlainObject, toPath } from '../../../../src/ui/field/lodash-stub';

/** The results of lodash 4. */
test.each([
  ['', []],
  ['a', ['a']],
  ['a.b', ['a', 'b']],
  ['a.0', ['a', '0']],
  ['a[0].b', ['a', '0', 'b']],
  ['a[0][1]', ['a', '0', '1']],
  ['[0].a', ['0', 'a']],
  ['a.', ['a', '']],
  [
    ['a', '0'],
    ['a', '0'],
  ],
])('the path %j has the parts %j', (path, parts) => {
  expect(toPath(path)).toEqual(parts);
});

test.each([null, undefined, 'a', 1, [1, { a: 2 }], { a: { b: [1] } }])('a copy of %j equals it', (value) => {
  expect(cloneDeep(value)).toEqual(value);
  expect(clone(value)).toEqual(value);
});

test('a deep copy shares nothing, a shallow one what lies below its first level', () => {
  const values = { lines: [{ answer: 1 }] };
  expect(cloneDeep(values).lines[0]).not.toBe(values.lines[0]);
  expect(clone(values)).not.toBe(values);
  expect(clone(values.lines)).not.toBe(values.lines);
  expect(clone(values).lines).toBe(values.lines);
});

test.each([
  ['an object', {}, true],
  ['an object without a prototype', Object.create(null), true],
  ['an object of a class', new Date(), false],
  ['a list', [], false],
  ['a text', 'a', false],
  ['null', null, false],
])('%s: plain or not', (_name, value, isPlain) => {
  expect(isPlainObject(value)).toBe(isPlain);
});
