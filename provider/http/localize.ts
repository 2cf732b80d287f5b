export type Language = 'id' | 'en';

/** The language that a call's `accept-language` asks first; Indonesian for any but English. */
export const languageOf = (acceptLanguage = ''): Language => (/^\s*en\b/i.test(acceptLanguage) ? 'en' : 'id');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An object literal or parsed JSON, whatever realm made it; no instance of a class. */
const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/**
 * A reply in English: wherever an object brings English texts of its own, in `en`, they replace those of the same
 * names. The reply's serialiser leaves `en` out, so a reply in Indonesian needs nothing.
 */
export function localize<T>(value: T): T {
  if (Array.isArray(value)) return value.map(localize) as T;
  if (!isObject(value) || !isPlain(value)) return value;
  const { en, ...rest } = value;
  const texts = isObject(en) ? { ...rest, ...en } : rest;
  return Object.fromEntries(Object.entries(texts).map(([name, child]) => [name, localize(child)])) as T;
}

/** The English texts of `value`, for a reply that takes only some of its fields. */
export const textsOf = (value: object): { en?: object } =>
  'en' in value && isObject(value.en) ? { en: value.en } : {};

/** Whether a store's document has any English text. */
export function hasEnglish(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasEnglish);
  if (!isObject(value)) return false;
  return (isObject(value.en) && Object.keys(value.en).length > 0) || Object.values(value).some(hasEnglish);
}
