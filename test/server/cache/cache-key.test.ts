import fc from 'fast-check';
import { countOf } from '../../support/programs/soak';
import { cacheKey } from '../../../server/cache/cache';

const part = fc.oneof(fc.string(), fc.constantFrom('', '"', ',', '","', '\\', '[', ']', '\u2028', 'a', 'a","b'));
const inputs = fc.record({
  kind: part,
  store: part,
  revision: part,
  locale: part,
  rest: fc.array(fc.oneof(part, fc.integer()), { maxLength: 3 }),
});

const textOf = ({
  kind,
  store,
  revision,
  locale,
  rest,
}: {
  kind: string;
  store: string;
  revision: string;
  locale: string;
  rest: (string | number)[];
}) => cacheKey(kind, { store, revision, locale }, ...rest).text;

test('different inputs have different keys', () => {
  fc.assert(
    fc.property(inputs, inputs, (one, other) => {
      expect(textOf(one) === textOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
    { numRuns: countOf(10_000) },
  );
});

test('moving a part from one input to the next changes the key', () => {
  const scope = { store: 'a', revision: 'b', locale: 'c' };
  const keys = [
    cacheKey('x', scope, 'yz'),
    cacheKey('xy', scope, 'z'),
    cacheKey('x', scope, 'y', 'z'),
    cacheKey('x', { ...scope, store: 'ab', revision: '' }, 'yz'),
    cacheKey('x', { ...scope, revision: 'bc', locale: '' }, 'yz'),
    cacheKey('x', scope, 1),
    cacheKey('x', scope, '1'),
  ];
  expect(new Set(keys.map(({ text }) => text)).size).toBe(keys.length);
});
