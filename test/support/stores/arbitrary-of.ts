import fc, { type Arbitrary } from 'fast-check';
import { visibleText } from '../../../provider/store-check/message-text';
import { hardMarkup, hardTexts } from './hostile-texts';
import { type JsonSchema, resolved } from './json-schema';

/** Is in every text that is long enough, and must not become a tag on any page. */
export const planted = '<img src=x onerror=alert(1)>';

const maxEntries = 4;
const longText = 60;
const longestWord = 120;
/** Fields with at least this maximum length contain HTML. */
const markupLength = 20_000;

/** Pictures that the media host has. */
const pictures = [
  'listimage/broccoli.carrot~mint.svg',
  'appicon/leafy-green~leaf.svg',
  'appslider/mango.tangerine~apricot.svg',
  'userphoto/kite~sky.svg',
];
const isMedia = (pattern: string) => pattern.startsWith('^(listimage|');

const character = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...'abcdeKLMO 0123456789') },
  { weight: 1, arbitrary: fc.constantFrom(...'<>&"\'`{}$\\/:;=\n\t', 'é', '漢', '🛵', '\u2028', '\u200f', '\u00a0') },
);

/** @param counted as Ajv counts: characters, not code units. */
function text(least: number, most: number): Arbitrary<string> {
  const room = most - planted.length;
  const plain = fc.string({ unit: character, minLength: least, maxLength: Math.min(most, longText) });
  const hard = fc
    .tuple(fc.constantFrom(...hardTexts), fc.oneof(fc.constant(most), fc.integer({ min: least, max: most })))
    .map(([make, length]) => make(Math.min(length, longestWord)))
    .filter((value) => [...value].length >= least);
  if (room < 0) return fc.oneof(plain, hard);
  const hostile = fc.string({ unit: character, maxLength: Math.min(room, longText) }).map((rest) => planted + rest);
  return fc.oneof(plain, hostile, hard, ...(most < markupLength ? [] : [fc.constantFrom(...hardMarkup)]));
}

/** fast-check does not support look-ahead; ours only limits a length that is not reached. */
const matching = (pattern: string) =>
  fc.stringMatching(new RegExp(pattern.replace(/\(\?=[^)]*\)/, ''))).filter(fits(pattern));

const fits = (pattern: string) => {
  const whole = new RegExp(pattern);
  return (value: string) => whole.test(value);
};

/** Anything that the schema allows. */
export function arbitraryOf(schema: JsonSchema, root: JsonSchema): Arbitrary<unknown> {
  const node = resolved(schema, root);
  const { type, minimum = 0, maximum = 1_000_000, minItems = 0, maxItems = maxEntries } = node;
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node.oneOf) return fc.oneof(...node.oneOf.map((member) => arbitraryOf(member, root)));
  switch (type) {
    case 'object': {
      const fields = Object.entries(node.properties ?? {}).filter(([name]) => name !== '$schema');
      const arbitraries = Object.fromEntries(fields.map(([name, field]) => [name, arbitraryOf(field, root)]));
      return fc.record(arbitraries, { requiredKeys: node.required ?? [] });
    }
    case 'array': {
      const size = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(minItems, maxEntries)) };
      const entry = arbitraryOf(node.items ?? {}, root);
      return node.uniqueItems ? fc.uniqueArray(entry, size) : fc.array(entry, size);
    }
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31) }));
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'string': {
      const taken = node.not?.enum ?? [];
      if (node.pattern && isMedia(node.pattern)) return fc.constantFrom(...pictures);
      const any = node.pattern ? matching(node.pattern) : text(node.minLength ?? 0, node.maxLength ?? longText);
      return any.filter(
        (value) =>
          !taken.includes(value) &&
          [...value].length <= (node.maxLength ?? Infinity) &&
          (node.format !== 'visible' || visibleText.test(value)) &&
          (node.format !== 'visible-or-empty' || value === '' || visibleText.test(value)),
      );
    }
    case undefined:
      throw new Error(`Not a schema that documents can be made from: ${JSON.stringify(node)}`);
  }
}
