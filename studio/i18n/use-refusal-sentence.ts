import { type FailureCause, useFailureText } from '../../src/i18n/use-failure-text';
import { type StaffRefusalCode, staffRefusalCodes } from '../__generated__/staff-refusal-codes';
import { useStudioMessages } from './use-studio-messages';

/** A refusal of the facade, or a request that failed. */
export interface NotDone extends FailureCause {
  code: string;
  /** The provider's text, for codes without a sentence. */
  message?: string;
}

type Sentence = `refusals.${KebabCase<Lowercase<StaffRefusalCode>>}`;
type KebabCase<Code extends string> = Code extends `${infer Head}_${infer Rest}` ? `${Head}-${KebabCase<Rest>}` : Code;

const sentenceOf = (code: StaffRefusalCode) => `refusals.${code.toLowerCase().replaceAll('_', '-')}` as Sentence;

const isRefusal = (code: string): code is StaffRefusalCode => (staffRefusalCodes as readonly string[]).includes(code);

/** Says why something was not done. */
export function useRefusalSentence() {
  const m = useStudioMessages();
  const failureText = useFailureText();
  return (cause: NotDone): string => {
    if (!isRefusal(cause.code)) return failureText(cause);
    return (cause.code === 'OTHER' && cause.message) || m(sentenceOf(cause.code));
  };
}
