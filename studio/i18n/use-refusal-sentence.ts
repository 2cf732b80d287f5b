import { useOpening } from '../../src/i18n/dates';
import { type FailureCause, useFailureText } from '../../src/i18n/use-failure-text';
import { type StaffRefusalCode, staffRefusalCodes } from '../__generated__/staff-refusal-codes';
import { useStudioMessages } from './use-studio-messages';

/** A refusal of the facade, or a request that failed. */
export interface NotDone extends FailureCause {
  code: string;
  /** The provider's text, for codes without a sentence. */
  message?: string;
  /** The scheduled change that a refusal is about. */
  schedule?: { readonly at: string; readonly message: string | null } | null;
}

type Sentence = `refusals.${KebabCase<Lowercase<StaffRefusalCode>>}`;
type KebabCase<Code extends string> = Code extends `${infer Head}_${infer Rest}` ? `${Head}-${KebabCase<Rest>}` : Code;

const sentenceOf = (code: StaffRefusalCode) => `refusals.${code.toLowerCase().replaceAll('_', '-')}` as Sentence;

const isRefusal = (code: string): code is StaffRefusalCode => (staffRefusalCodes as readonly string[]).includes(code);

const scheduleSentences = {
  SCHEDULE_BROKEN: { plain: 'schedule.broken-at', named: 'schedule.broken-named' },
  SCHEDULE_CANNOT_SELL: { plain: 'schedule.cannot-sell-at', named: 'schedule.cannot-sell-named' },
} as const;

const isAboutSchedule = (code: StaffRefusalCode): code is keyof typeof scheduleSentences =>
  Object.hasOwn(scheduleSentences, code);

/** Says why something was not done. */
export function useRefusalSentence() {
  const m = useStudioMessages();
  const failureText = useFailureText();
  const opening = useOpening();
  return (cause: NotDone): string => {
    const { code, schedule } = cause;
    if (!isRefusal(code)) return failureText(cause);
    if (schedule && isAboutSchedule(code)) {
      const { plain, named } = scheduleSentences[code];
      const { message: name } = schedule;
      const at = opening(schedule.at);
      return name === null ? m(plain, { at }) : m(named, { at, name });
    }
    return (code === 'OTHER' && cause.message) || m(sentenceOf(code));
  };
}
