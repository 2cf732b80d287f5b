export type Language = 'id' | 'en';

/** English if it is the first language of `accept-language`; otherwise Indonesian. */
export const languageOf = (acceptLanguage = ''): Language => (/^\s*en\b/i.test(acceptLanguage) ? 'en' : 'id');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An object literal or parsed JSON, of any realm; not a class instance. */
const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/**
 * Replaces texts by those with the same names in `en`. The serialiser drops `en`, so Indonesian replies need no change.
 */
export function localize<T>(value: T): T {
  if (Array.isArray(value)) return value.map(localize) as T;
  if (!isObject(value) || !isPlain(value)) return value;
  const { en, ...rest } = value;
  const texts = isObject(en) ? { ...rest, ...en } : rest;
  return Object.fromEntries(Object.entries(texts).map(([name, child]) => [name, localize(child)])) as T;
}

export const textsOf = (value: object): { en?: object } =>
  'en' in value && isObject(value.en) ? { en: value.en } : {};
