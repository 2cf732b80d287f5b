import { channel } from 'node:diagnostics_channel';
import { type RefusalCode, refusalCodes } from '../__generated__/refusal-codes';

export interface UnknownCode {
  readonly enumeration: string;
  readonly code: string | number;
}

/** Diagnostics channel on which unknown codes are published; see `node:diagnostics_channel`. */
export const unknownCodeChannel = 'storefront:unknown-code';

const unknownCodes = channel(unknownCodeChannel);

export const reportUnknownCode = (unknown: UnknownCode): void => unknownCodes.publish(unknown);

/** Reports a code that the table lacks and returns the fallback, which is never the label of another code. */
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

const isKnown = (code: string): code is RefusalCode => (refusalCodes as readonly string[]).includes(code);

export function refusalCode(code: string | null): RefusalCode {
  if (code === null || code === '') return 'OTHER';
  if (isKnown(code)) return code;
  reportUnknownCode({ enumeration: 'RefusalCode', code: code.slice(0, 60) });
  return 'OTHER';
}
