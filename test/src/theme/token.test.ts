import { baseTokens, type TokenName } from '../../../src/theme/base-tokens';
import { shortVariable, token, variable } from '../../../src/theme/token';

test('each token has a short name of its own', () => {
  const names = Object.keys(baseTokens) as TokenName[];
  const short = names.map(shortVariable);
  expect(new Set(short).size).toBe(names.length);
  for (const name of short) expect(name).toMatch(/^--[0-9a-z]{3}$/);
});

test('in tests, a variable has the name of its token', () => {
  expect(variable('color-text')).toBe('--color-text');
  expect(token('color-text')).toBe('var(--color-text)');
});
