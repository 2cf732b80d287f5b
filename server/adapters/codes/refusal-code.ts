import { type RefusalCode, refusalCodes } from '../../__generated__/refusal-codes';
import { reportUnknownCode } from './unknown-code';

const isKnown = (code: string): code is RefusalCode => (refusalCodes as readonly string[]).includes(code);

export function refusalCode(code: string | null): RefusalCode {
  if (code === null || code === '') return 'OTHER';
  if (isKnown(code)) return code;
  reportUnknownCode({ enumeration: 'RefusalCode', code: code.slice(0, 60) });
  return 'OTHER';
}
