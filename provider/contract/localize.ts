export type Language = 'id' | 'en';

/** The first language of `accept-language`; Indonesian unless that is English. */
export const languageOf = (acceptLanguage = ''): Language => (/^\s*en\b/i.test(acceptLanguage) ? 'en' : 'id');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An object literal or parsed JSON, of any realm; not a class instance. */
const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** Replaces texts by those of the same names in `en`. The serialiser drops `en`, so Indonesian replies need nothing. */
export function localize<T>(value: T): T {
  if (Array.isArray(value)) return value.map(localize) as T;
  if (!isObject(value) || !isPlain(value)) return value;
  const { en, ...rest } = value;
  const texts = isObject(en) ? { ...rest, ...en } : rest;
  return Object.fromEntries(Object.entries(texts).map(([name, child]) => [name, localize(child)])) as T;
}

export const textsOf = (value: object): { en?: object } =>
  'en' in value && isObject(value.en) ? { en: value.en } : {};
