import { checkStore } from '../../../provider/store-check/check-store';
import { type SourceError, SourceRefused } from '../../../provider/store-check/issue';
import { changed, storeText } from '../../support/provider/fixture-store';

function errorsOf(text: string): readonly SourceError[] {
  try {
    checkStore(text, 'toko.yaml');
    return [];
  } catch (error) {
    if (error instanceof SourceRefused) return error.errors;
    throw error;
  }
}

/** In the changed text, ‸ marks the expected position of the finding. */
type Row = [what: string, from: string, to: string, path: string, reason: string, hint?: string];

const rows: Row[] = [
  // Findings of the schema.
  [
    'a misspelt key',
    'layout: 0',
    'layout: 0\n  ‸balance_flg: 1',
    'app.balance_flg',
    '"balance_flg" is not a field here',
    'Did you mean "balance_flag"?',
  ],
  [
    'a key like no other',
    'layout: 0',
    'layout: 0\n  ‸qwertyuiop: 1',
    'app.qwertyuiop',
    '"qwertyuiop" is not a field here',
    'Fields here: view_uid, name, tagline',
  ],
  ['a missing key', 'app:\n  view_uid: warung_app\n', '‸app:\n', 'app', 'needs "view_uid"', "The store's id."],
  ['a missing key of the whole', 'codename: warung\n', '‸', '', 'needs "codename"', 'name in URLs'],
  ['a missing key of an entry', '- view_uid: promo\n    name', '- ‸name', 'components[2]', 'needs "view_uid"'],
  [
    'a number in quotes',
    'layout: 0',
    "layout: ‸'0'",
    'app.layout',
    'is a text, must be a whole number',
    'Write it without quotes: 0',
  ],
  [
    'a text without quotes',
    "attr3: '2'",
    'attr3: ‸2',
    'components[1].attr3',
    'is a number, must be a text',
    "Put it in quotes: '2'",
  ],
  ['a fraction for a whole number', 'layout: 0', 'layout: ‸1.5', 'app.layout', 'is a number, must be a whole number'],
  ['a value left out', 'layout: 0', 'layout:‸', 'app.layout', 'is empty, must be a whole number'],
  ['a list for fields', 'app:\n', 'theme: ‸[]\napp:\n', 'theme', 'is a list, must be a set of fields'],
  [
    'a code that is not there',
    'header: 2',
    'header: ‸9',
    'app.header',
    'is 9, must be one of 0, 1, 2, 3, 4',
    'Header palette: 0 red, 1 blue, 2 green, 3 yellow, 4 purple.',
  ],
  [
    'a misspelt word of a choice',
    'layout: 0',
    'layout: 0\n  appmeta: { balance_mode: ‸opne }',
    'app.appmeta.balance_mode',
    'is "opne", must be one of "open", "close"',
    'Did you mean "open"?',
  ],
  [
    'a category that is not there',
    'category: 5',
    'category: ‸99',
    'components[8].category',
    'is 99, must be one of 0, 1, 2, 3, 4, 5, 6, 7',
    '0: a text.',
  ],
  [
    'a field of another category',
    'category: 5',
    'category: 5\n    ‸maps: []',
    'components[8].maps',
    '"maps" is not a field here',
  ],
  [
    'a number too great',
    'layout: 0',
    'layout: 0\n  col_num: ‸10',
    'app.col_num',
    'is 10, must be at most 6',
    'columns of',
  ],
  [
    'an unknown code',
    'layout: 0',
    'layout: ‸10',
    'app.layout',
    'is 10, must be one of 0, 1, 2, 3',
    'home page: 0 tabs',
  ],
  [
    'a number too small',
    'lat: -6.1',
    'lat: ‸-96',
    'components[6].maps[0].lat',
    'is -96, must be at least -90',
    'Latitude.',
  ],
  [
    'a text too long',
    'title: Promo',
    `title: ‸${'x'.repeat(81)}`,
    'app.slider[0].title',
    'must have at most 80 characters',
  ],
  [
    'a name of spaces and characters that nobody sees',
    'title: Promo',
    'title: ‸" \\u200B\\u3164"',
    'app.slider[0].title',
    'is invisible: it has only U+0020 U+200B U+3164',
  ],
  [
    'a button text that nobody sees',
    'layout: 0',
    'layout: 0\n  text_checkout: ‸"\\u2800"',
    'app.text_checkout',
    'is invisible',
  ],
  [
    'a code in quotes',
    'header: 2',
    "header: ‸'2'",
    'app.header',
    'is a text, must be a whole number',
    'Write it without quotes: 2',
  ],
  [
    'a category in quotes',
    'category: 5',
    "category: ‸'5'",
    'components[8].category',
    'is "5", must be one of 0, 1, 2, 3, 4, 5, 6, 7',
    'Write it without quotes: 5',
  ],
  ['no number', 'layout: 0', 'layout: ‸.nan', 'app.layout', 'is not a number, must be a whole number'],
  ['an endless number', 'layout: 0', 'layout: ‸.inf', 'app.layout', 'is not a number, must be a whole number'],
  ['an empty text', 'title: Promo', "title: ‸''", 'app.slider[0].title', 'must have at least 1 character'],
  [
    'a list too short',
    'segments:\n',
    'segments: ‸[]\n    x_segments:\n',
    'components[0].segments',
    'must have at least 1 entry',
    'The segments',
  ],
  ['a host twice', '[warung.example]', '[warung.example, ‸warung.example]', 'domains[1]', 'is in the list twice'],
  [
    'a colour by name',
    'layout: 0',
    'layout: 0\n  color_custom: ‸red',
    'app.color_custom',
    '"red" has the wrong format',
    'A colour as #rrggbb.',
  ],
  ['a reserved codename', 'codename: warung', 'codename: ‸graphql', 'codename', '"graphql" is reserved for the server'],

  // Findings that the schema cannot express.
  [
    'an id used twice',
    'view_uid: cta_email',
    'view_uid: ‸sayur',
    'components[4].ctas[1].view_uid',
    '"sayur" is already the id of components[1]',
  ],
  [
    'a picture that is described twice',
    '  - picture: appslider/tomato~mint.svg\n',
    '  - picture: appslider/tomato~mint.svg\n  - picture: ‸appslider/tomato~mint.svg\n',
    'pictures[1].picture',
    '"appslider/tomato~mint.svg" is already used by pictures[0]',
  ],
  [
    'an id of two kinds',
    'view_uid: tempat_b',
    'view_uid: ‸seg_teks',
    'components[6].maps[0].view_uid',
    '"seg_teks" is already the id of components[0].segments[4]',
  ],
  [
    'a list that is not there',
    'component: sayur, style: 1',
    'component: ‸sayr, style: 1',
    'components[0].segments[0].metas.component',
    'there is no component "sayr"',
    'Did you mean "sayur"?',
  ],
  [
    'a list that is none',
    'component: sayur, style: 1',
    'component: ‸tentang, style: 1',
    'components[0].segments[0].metas.component',
    '"tentang" is not a product list',
    'There are sayur, promo',
  ],
  [
    'a popup without its picture',
    'layout: 0',
    'layout: 0\n  popup_flag: ‸1',
    'app.popup_flag',
    '1 needs "popup_image", which is missing',
  ],
  [
    'a header of a logo without one',
    'layout: 0',
    'layout: 0\n  search_box: ‸2',
    'app.search_box',
    '2 needs "header_logo", which is missing',
  ],
  [
    'an own colour without one',
    'layout: 0',
    'layout: 0\n  color_custom_flag: ‸1',
    'app.color_custom_flag',
    '1 needs "color_custom", which is missing',
  ],
  [
    'a keyword without a package',
    'layout: 0',
    'layout: 0\n  android_keyword: ‸rahasia',
    'app.android_keyword',
    'rahasia needs "android_package", which is missing',
  ],
  [
    'a package without a keyword',
    'layout: 0',
    'layout: 0\n  android_package: ‸id.warung.app',
    'app.android_package',
    'id.warung.app needs "android_keyword", which is missing',
  ],

  // Values of actions.
  [
    'a phone number of letters',
    "'+628123456789'",
    '‸kosong',
    'components[4].ctas[0].value',
    '"kosong" must be a phone number',
  ],
  [
    'an action without its value',
    "{ view_uid: cta_wa, type: 0, value: '+628123456789'",
    '‸{ view_uid: cta_wa, type: 0',
    'components[4].ctas[0].value',
    '"" must be a phone number',
  ],
  [
    'an e-mail address of no host',
    'halo@warung.example',
    '‸halo@warung',
    'components[4].ctas[1].value',
    '"halo@warung" must be an e-mail address',
  ],
  [
    'a URL with a space',
    'warung.example/promo',
    '‸warung example',
    'components[5].ctas[0].value',
    '"warung example" must be a URL or a host',
  ],
  [
    'a script as a URL',
    'warung.example/promo',
    '‸javascript:alert(1)',
    'components[5].ctas[0].value',
    '"javascript:alert(1)" must be a URL or a host',
  ],
  [
    'an item id with a dash',
    'type: 7, value: warung.example/promo',
    'type: 11, value: ‸a-b',
    'components[5].ctas[0].value',
    '"a-b" must be the id of an item',
  ],
  [
    'a form without a name',
    '{ view_uid: cta_situs, type: 7, value: warung.example/promo',
    '‸{ view_uid: cta_situs, type: 18',
    'components[5].ctas[0].value',
    '"" must be the name of a form',
  ],
  [
    'a form that is not there',
    '{ view_uid: cta_situs, type: 7, value: warung.example/promo',
    '{ view_uid: cta_situs, type: 18, value: ‸daftar-mitra',
    'components[5].ctas[0].value',
    'there is no form "daftar_mitra" with a page',
  ],
  [
    'a menu that is not there',
    'value: promo',
    'value: ‸prmo',
    'components[0].segments[2].ctas[0].value',
    'there is no component "prmo" for this menu action',
    'Did you mean "promo"?',
  ],
];

/** The text without its mark, and the mark's position as `line:column`. */
function withoutMark(marked: string) {
  const before = marked.slice(0, marked.indexOf('‸')).split('\n');
  return { text: marked.replace('‸', ''), place: `${before.length}:${(before.at(-1) ?? '').length + 1}` };
}

test('the fixture is valid', () => {
  expect(errorsOf(storeText())).toEqual([]);
});

test.each(rows)('rejects %s at its location', (_what, from, to, path, reason, hint = '') => {
  const { text, place } = withoutMark(changed(storeText(), from, to));
  const error = errorsOf(text).find((one) => one.path === path);
  expect(`${error?.line}:${error?.column}`).toBe(place);
  expect(error?.reason).toContain(reason);
  expect(error?.hint ?? '').toContain(hint);
});

test('one mistake is one finding', () => {
  for (const [, from, to] of rows.filter(([what]) => what !== 'a list too short')) {
    expect(errorsOf(withoutMark(changed(storeText(), from, to)).text)).toHaveLength(1);
  }
});

test('rejects tabs without a menu entry, but no other layout', () => {
  const text = (layout: number) =>
    `codename: satu\napp: { view_uid: a, name: A, layout: ${layout} }\ncomponents:\n  - { view_uid: b, name: B, category: 6, visibility: 0 }\n`;
  for (const layout of [0, 1, 2, 3]) {
    expect(errorsOf(text(layout))).toMatchObject([{ line: 2, column: 38, path: 'app.layout' }]);
  }
  for (const layout of [4, 5, 6, 7, 8, 9]) expect(errorsOf(text(layout))).toEqual([]);
});

test.each([
  ['a key twice', 'a: 1\nbaru: 2\n‸a: 3\n', '"a" appears twice', 'Remove one'],
  ['a bracket left open', 'a: [1, 2\n‸b: 3\n', 'a bracket opens before this line and is not closed', 'Close it'],
  ['a brace left open', 'a: {x: 1\n‸b: 2\n', 'a bracket opens before this line and is not closed', 'Close it'],
  ['a bracket too many', 'a: [1]‸]\n', 'has a closing bracket too many', 'Remove it'],
  ['a comma too many', '{"a": 1,‸, "b": 2}', 'has a comma too many', 'Remove it'],
  ['a comma left out', '{"a": ‸1 "b": 2}', 'is not divided by a comma', 'Divide entries'],
  ['a quote left open', 'a: "x\n‸', 'the quote that opens the text is never closed', 'Close it'],
  [
    'a quote inside quotes',
    "a: 'it‸'s'\n".replace("‸'", "'‸"),
    'has text after its closing quote',
    "Double a quote inside: 'Jum''at'.",
  ],
  ['a tab before a key', 'a:\n‸\tb: 1\n', 'is indented by a tab', 'Indent by spaces.'],
  [
    'an indentation too small',
    'app:\n  name: A\n‸ layout: 4\n',
    'is indented unlike the fields beside it',
    'same number of spaces',
  ],
  [
    'an indentation too great',
    'app:\n  name: ‸A\n    layout: 4\n',
    'the line below is indented deeper',
    'Indent both lines alike.',
  ],
  ['an entry without its dash', 'items:\n- a: 1\n  b: 2\n‸ c: 3\n', 'stands in a list without a dash', '"- "'],
  [
    'a colon inside a text',
    'name: ‸Kopi: Tubruk # enak\n',
    'has a colon and a space inside its text',
    "Put the text in quotes: 'Kopi: Tubruk'",
  ],
  ['no space after a colon', '‸name:Kopi\nx: 1\n', '"name:Kopi" is not a field', 'a colon, a space'],
  ['an at sign', "a: ‸@jum'at\n", 'a text without quotes cannot begin with @', "Put the text in quotes: '@jum''at'"],
  ['a percent sign', 'a: ‸%50\n', 'a text without quotes cannot begin with %', "'%50'"],
  ['a star', 'a: ‸* promo\n', 'a text without quotes cannot begin with *', "'* promo'"],
  ['a backslash', 'a: "C:\\toko‸\\x"\n', 'means nothing in double quotes', 'single quotes'],
  ['a list on the line of its name', 'a: ‸- b\n', 'begins a list on the line of its name', 'next line'],
  ['two documents', 'a: 1\n‸---\na: 2\n', 'begins a second document', 'a file of its own'],
  ['an unknown tag', 'a: ‸!!js/function x\n', '!!js/function is a tag, which no field takes', "'!!js/function x'"],
  [
    'an alias of nothing',
    'a: ‸*Promo hari ini\n'.replace(' hari ini', ''),
    'there is no anchor &Promo',
    "put it in quotes: '*Promo'",
  ],
  ['a merge of a number', 'a: { ‸<<: 3 }\n', '<< needs an alias of a set of fields', '<<: *name'],
  ['a list as a key', '‸[a]: 1\n', 'a key must be a word', ''],
  ['JSON with a key twice', '{\n  "a": 1,\n  ‸"a": 2\n}', '"a" appears twice', ''],
  ['JSON cut off', '{ "a": { "b": 1 }‸', 'a bracket is never closed', 'Add the ] or }'],
])('rejects %s as a document', (_what, marked, reason, hint) => {
  const { text, place } = withoutMark(marked);
  for (const ends of [text, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r')]) {
    const [error, ...more] = errorsOf(ends);
    expect([`${error?.line}:${error?.column}`, more]).toEqual([place, []]);
    expect(error?.reason).toContain(reason);
    expect(error?.hint ?? '').toContain(hint);
  }
});

test('accepts fields that << merges in, and finds their errors', () => {
  const slides = (title: string) =>
    `- &s { image: appslider/tomato~mint.svg, title: ${title} }\n    - { <<: *s, image: appslider/mango~mint.svg }`;
  const from = '- { image: appslider/tomato~mint.svg, title: Promo }';
  const { document } = checkStore(changed(storeText(), from, slides('Promo')), 'toko.yaml');
  expect(document.app).toMatchObject({ slider: [{ title: 'Promo' }, { title: 'Promo' }] });
  expect(errorsOf(changed(storeText(), from, slides('5'))).map(({ line, path, hint }) => [line, path, hint])).toEqual([
    [9, 'app.slider[0].title', "Put it in quotes: '5'"],
    [9, 'app.slider[1].title', "Put it in quotes: '5'"],
  ]);
});

test.each([
  ['a space left out after a dash', '- { image: appslider', '-{ image: appslider', ''],
  ['special spaces', '  layout: 0', '  \u00a0layout: 0', 'type plain ones'],
  [
    'a field that is there already',
    'layout: 0',
    'layout: 0\n  layuot: 1',
    '"layout" is there already: remove this field.',
  ],
])('names %s', (_what, from, to, hint) => {
  const errors = errorsOf(changed(storeText(), from, to));
  expect(errors.map((error) => error.hint ?? '').join('\n')).toContain(hint);
});

test('reports all errors at once, in the order of lines', () => {
  const text = changed(changed(storeText(), 'layout: 0', 'layout: 77'), 'codename: warung', 'codename: A');
  expect(errorsOf(text).map(({ path }) => path)).toEqual(['codename', 'app.layout']);
});

test('reports an error in an anchor at the anchor and at the alias', () => {
  const text = changed(
    storeText(),
    '- { image: appslider/tomato~mint.svg, title: Promo }',
    '- &s { image: appslider/tomato~mint.svg, title: Promo, x: 1 }\n    - *s',
  );
  expect(errorsOf(text).map(({ line, path }) => [line, path])).toEqual([
    [9, 'app.slider[0].x'],
    [9, 'app.slider[1].x'],
  ]);
});

test('treats a prototype key like any other', () => {
  expect(errorsOf(changed(storeText(), 'layout: 0', 'layout: 0\n  __proto__: { header: 9 }'))).toMatchObject([
    { line: 7, path: 'app.__proto__' },
  ]);
});

test('a hint has a readable length', () => {
  const text = changed(storeText(), '{ view_uid: cta_wa, type: 0,', '{ view_uid: cta_wa, type: 777,');
  const [error] = errorsOf(text);
  expect(error?.path).toBe('components[4].ctas[0].type');
  expect(error?.hint?.length).toBeLessThan(200);
});

const half = String.raw`"Teh \uD83D"`;

test.each([
  ['half of an emoji', half, 'has the character U+D83D, which cannot be stored', 'half of a character'],
  ['a null character', String.raw`"Teh \0"`, 'has the character U+0000, which cannot be stored', 'Remove it.'],
])('reports %s in a text with its field', (_what, value, reason, hint) => {
  const [error, ...more] = errorsOf(changed(storeText(), 'title: Promo', `title: ${value}`));
  expect([error?.path, error?.reason, more]).toEqual(['app.slider[0].title', reason, []]);
  expect(error?.hint).toContain(hint);
});

describe('a document that would exhaust the parser', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test.each([
    ['brackets', `app: ${nested(3_000)}`, '1:45'],
    ['brackets never closed', `app: ${'{a: '.repeat(3_000)}`, '1:162'],
    ['dashes of one line', `app:\n  ${'- '.repeat(3_000)}`, '2:81'],
    ['indented lines', Array.from({ length: 200 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'), '41:41'],
    ['JSON', nested(100_000), '1:41'],
  ])('is rejected where %s are nested too deep', (_what, text, place) => {
    const [error, ...more] = errorsOf(text);
    expect([error?.reason, more]).toEqual(['nests deeper than 40 levels', []]);
    expect(`${error?.line}:${error?.column}`).toBe(place);
  });

  test('may have brackets in texts and many siblings', () => {
    const blocks = Array.from({ length: 100 }, (_, n) => `  a${n}: |\n    [[[[\n    {{{\n`).join('');
    const entries = Array.from({ length: 100 }, () => '  - [1, [2]]\n').join('');
    const reasons = errorsOf(`texts:\n${blocks}list:\n${entries}`).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason.includes('nests'))).toEqual([]);
  });

  test('is rejected at the first alias of an alias', () => {
    const levels = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (const [one, next] of ['ab', 'bc', 'cd'].map((pair) => [...pair])) {
      levels.push(`${next}: &${next} [${Array.from({ length: 9 }, () => `*${one}`).join(', ')}]`);
    }
    const [error, ...more] = errorsOf(levels.join('\n'));
    expect([error?.line, error?.column, more]).toEqual([2, 8, []]);
    expect(error?.reason).toContain('repeat more than 100 values');
    expect(error?.hint).toBe('Write the values out.');
  });
});
