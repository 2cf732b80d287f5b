import { schemaKeys, studioKeys } from '../../codegen/studio-keys';
import { words as english } from '../../studio/words/en';
import { words as indonesian } from '../../studio/words/id';
import { type Words, wordsByValue } from '../../studio/words/words';

type Table = Readonly<Record<string, Words>>;

const tables: readonly (readonly [language: string, table: Table])[] = [
  ['Indonesian', indonesian],
  ['English', english],
];

const limits = { name: 32, help: 110 };
const ofDevelopers = /\b(?:array|boolean|enum|id|integer|json|null|object|schema|string|yaml|uid)\b|[a-z0-9]_[a-z0-9]/i;

/** Small words that a sentence of the other language has. */
const foreign: Readonly<Record<string, RegExp>> = {
  Indonesian: /\b(?:and|are|for|of|the|where|which|with)\b|\b(?:anda|kalian|kamu)\b/i,
  English: /\b(?:atau|bila|dalam|dan|dari|untuk|yang)\b/i,
};

const rules: readonly (readonly [fault: string, isBroken: (words: Words, language: string) => boolean])[] = [
  ['the name is empty or too long', ({ name }) => name.length === 0 || name.length > limits.name],
  ['the help is too long', ({ help }) => help.length > limits.help],
  ['the help is not one sentence', ({ help }) => !/^(?:[^.!?]|[.!?](?=\S))+[.]$/.test(help)],
  ['there are spaces too many', ({ name, help }) => /^\s|\s$|\s\s/.test(name) || /^\s|\s$|\s\s/.test(help)],
  ['the help repeats the name', ({ name, help }) => help.toLowerCase() === `${name.toLowerCase()}.`],
  ['it starts with a small letter', ({ name, help }) => /^[a-z]/.test(name) || /^[a-z]/.test(help)],
  ['it has words of developers', ({ name, help }) => ofDevelopers.test(name) || ofDevelopers.test(help)],
  ['it has words of the other language', ({ help }, language) => foreign[language]?.test(help) === true],
];

/** The form in which a field stands, or the field of a value. */
const groupOf = (key: string) => /^(.*)=/.exec(key)?.[1] ?? /^(.*)[.]/.exec(key)?.[1] ?? '';

function repeatedNames(table: Table): string[] {
  const first = new Map<string, string>();
  return Object.entries(table).flatMap(([key, { name }]) => {
    const group = groupOf(key);
    if (group === '') return [];
    const place = `${group}: ${name.toLowerCase()}`;
    const earlier = first.get(place);
    first.set(place, key);
    return earlier === undefined ? [] : [`${earlier} and ${key} are both called ${name}`];
  });
}

describe.each(tables)('the %s words', (language, table) => {
  test('are there for every field, value and entry of the schemas, and for nothing else', () => {
    expect(Object.keys(table).sort()).toEqual(Object.values(studioKeys()).flat().sort());
  });

  test('are short sentences for people', () => {
    const faults = Object.entries(table).flatMap(([key, words]) =>
      rules
        .filter(([, isBroken]) => isBroken(words, language))
        .map(([fault]) => `${key}: ${fault}: ${words.name}: ${words.help}`),
    );
    expect(faults).toEqual([]);
  });

  test('name each field of a form, and each value of a field, differently', () => {
    expect(repeatedNames(table)).toEqual([]);
  });
});

test('no help is the same in both languages', () => {
  const same = Object.entries<Words>(english).filter(([key, { help }]) => (indonesian as Table)[key]?.help === help);
  expect(same).toEqual([]);
});

describe('the keys of a schema', () => {
  const text = { type: 'string' };
  const shape = { enum: [0, 1] };

  test('name its fields, values and entries, and the fields of entries', () => {
    const keys = schemaKeys('store', {
      properties: { name: text, shape, days: { items: shape }, slider: { items: { properties: { title: text } } } },
      definitions: { color: text, flag: shape, part: { oneOf: [] } },
    });
    expect(keys).toEqual({
      store: [
        'store',
        'store.name',
        'store.shape',
        'store.shape=0',
        'store.shape=1',
        'store.days',
        'store.days=0',
        'store.days=1',
        'store.slider',
        'store.slider[]',
        'store.slider[].title',
      ],
      flag: ['flag=0', 'flag=1'],
      part: ['part'],
    });
  });

  test('leave out translations, because they have the words of their originals', () => {
    const translated = { properties: { name: text, en: { properties: { name: text } } } };
    expect(schemaKeys('store', translated)).toEqual({ store: ['store', 'store.name', 'store.en'] });
  });

  test('are refused for a translation without an original', () => {
    const lone = { properties: { en: { properties: { name: text } } } };
    expect(() => schemaKeys('store', lone)).toThrow('store.en.name translates no field of store');
  });
});

test('shares the words of values among fields', () => {
  const yes: Words = { name: 'Yes', help: 'It is on.' };
  expect(wordsByValue('item.open', { 1: yes })).toEqual({ 'item.open=1': yes });
});
