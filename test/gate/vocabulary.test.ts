import { titleFindings, vocabularyFindings } from './vocabulary';

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
  ['a property', 'const zooms = { mostZoom: 20 };', 'mostZoom', 'max…, limit'],
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
  ['names from elsewhere', "import { kept } from 'elsewhere'; const { left } = box; listen({ keepAlive: true });"],
  ['words inside words', 'const placeholder = 1; const almostAll = 2; const wishlist = 3;'],
  ['codes of the contract', "const texts = { TOO_MANY_GUESSES: 'x' };"],
  [
    'adjectives and fields of the schema as properties',
    "const states = { shown: {}, left: {} }; const item = { place: 'x' };",
  ],
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

const findInTitle = (title: string, call = 'test') =>
  titleFindings([{ path: 'test/server/cache/cache.test.ts', text: `\n${call}(${JSON.stringify(title)}, () => {});` }]);

test.each([
  ['is no codename', 'a word that is no codename', 'a word that is not a codename'],
  ['has not the', 'an id that has not the right form', 'an id with the wrong format'],
  ['looked through', 'orders are looked through once', 'orders are read once'],
  ['was not taken', 'a mail that was not taken is retried', 'a refused mail is retried'],
  ['of that name', 'there is no store of that name', 'an unknown store is null'],
  ['good no more', 'a token is good no more after a day', 'a token expires after a day'],
  ['broke down', 'a worker that broke down is restarted', 'a crashed worker is restarted'],
  ['nobody handled', 'an error that nobody handled is logged', 'an unhandled error is logged'],
  ['hears', 'a customer hears of each change', 'a customer receives each change'],
  ['is kept', 'a choice is kept after a reload', 'a reload keeps the choice'],
  ['anew', 'a page is rendered anew', 'a page is rendered again'],
  ['is said', 'a refusal is said', 'a refusal is shown'],
  ['whoever', 'whoever leaves frees a slot', 'a disconnect frees a slot'],
  ["nobody's", "an order of nobody's", 'an unknown order'],
  ['taken over', 'the page is taken over as it is', 'the page hydrates without changes'],
  ['is none', 'an unknown store is none', 'an unknown store is null'],
  ['be had', 'products that cannot be had can be retried', 'products that fail to load can be retried'],
  ['of its own', 'a store has a cache of its own', 'a store has its own cache'],
  ['leads', 'a click leads to the item', 'a click opens the item'],
  ['stands', 'the position stands in no URL', 'the position is in no URL'],
  ['with a word', 'a change is refused with a word', 'a change is refused with a message'],
  ['guesses', 'ten guesses lock an account', 'ten attempts block an account'],
  ['is gone', 'the line is gone at once', 'the line disappears at once'],
  ['faults', 'a form with faults is not sent', 'an invalid form is not sent'],
  ['mended', 'a form is sent once it is mended', 'a form is sent once it is corrected'],
])('reports "%s" in a title and allows the plain sentence', (phrase, title, plain) => {
  const [finding, ...others] = findInTitle(title);
  expect(finding).toContain(`test/server/cache/cache.test.ts:2: "${phrase}": use`);
  expect(others).toEqual([]);
  expect(findInTitle(plain)).toEqual([]);
});

test.each(['describe', 'it.only', 'test.skip', 'test.describe', 'test.each([1])', 'describe.skip.each(rows)'])(
  'reports the title of %s',
  (call) => {
    expect(findInTitle('loads anew', call)).toHaveLength(1);
  },
);

test('reports the text of a template, not its values', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that is read
  const text = 'test(`${mended} loads`, run); test(`${path} loads anew`, run); expect(`anew`, message);';
  expect(titleFindings([{ path: 'a.test.ts', text }])).toHaveLength(1);
});
