import { reportUnknownCode } from './unknown-code';

/**
 * Turns a code of the provider into a name. A code that the table lacks is reported and gets the fallback, which is never
 * the label of another code.
 */
export const codeTable =
  <Name extends string, Fallback extends string>(
    enumeration: string,
    names: Readonly<Record<string | number, Name>>,
    fallback: Fallback,
  ) =>
  (code: string | number): Name | Fallback => {
    const name = Object.hasOwn(names, code) ? names[code] : undefined;
    if (name === undefined)
      reportUnknownCode({ enumeration, code: typeof code === 'string' ? code.slice(0, 60) : code });
    return name ?? fallback;
  };
