import { vocabularyFindings } from './vocabulary';

const find = (text: string, path = 'provider/modules/cart/rules.ts') => vocabularyFindings([{ path, text }]);

test.each([
  ['a value', 'const kept = 1;', 'kept', 'cache, store, retain'],
  ['a part of a camel-case name', 'const keptName = 1;', 'keptName', 'cache, store, retain'],
  ['a constant', 'const mostItems = 3;', 'mostItems', 'max…, limit'],
  ['a function', 'export function whyUnsold() {}', 'whyUnsold', 'unavailableReason'],
  ['a parameter', 'const send = (patience: number) => patience;', 'patience', 'timeoutMs'],
  ['an element of an array', 'const [found] = rows;', 'found', 'row'],
  ['a renamed property', 'const { row: found } = result;', 'found', 'row'],
  ['a type', 'interface CodeWish {}', 'CodeWish', 'request'],
  ['a method', 'const jobs = { sweepAll: () => 1 };', 'sweepAll', 'job'],
])('reports %s with its line and the term to use', (_, text, word, say) => {
  const [finding, ...others] = find(`\n${text}`);
  expect(finding).toContain(`provider/modules/cart/rules.ts:2: "${word}"`);
  expect(finding).toContain(say);
  expect(others).toEqual([]);
});

test('reports the name of a file', () => {
  expect(find('', 'provider/http/with-patience.ts')[0]).toContain('"patience" in the file\'s name: use timeoutMs');
});

test.each([
  ['what others named', "import { kept } from 'elsewhere'; const { left } = box; listen({ keepAlive: true });"],
  ['words inside words', 'const placeholder = 1; const almostAll = 2; const wishlist = 3;'],
  ['codes of the contract', "const texts = { TOO_MANY_GUESSES: 'x' };"],
  ['SQL', "query('select guesses from guess_counts kept');"],
])('allows %s', (_, text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ["throw new BadRequest('cart is no JSON');", 'is no JSON'],
  ["log.error({ err }, 'Unpaid orders were not looked through');", 'looked through'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that is read
  ['throw new Error(`The mail ${id} was not taken`);', 'was not taken'],
  ['const issue = { reason: \'"x" is no field here\' };', 'is no field'],
])('reports %s', (text, phrase) => {
  expect(find(text)[0]).toContain(`"${phrase}"`);
});

test('allows plain texts', () => {
  expect(find("throw new Error('The token is no longer valid'); log.info('The field is not known');")).toEqual([]);
});

test('ignores folders that are not checked', () => {
  expect(find('const kept = 1;', 'test/server/cache/cache.ts')).toEqual([]);
});
