import { formatMoney } from '../../src/i18n/money';
import { formatPlainDay } from '../../src/i18n/days';
import type { Locale } from '../../src/i18n/translate';
import type { SellingCode } from '../__generated__/gql/graphql';
import type { MessageKey } from '../__generated__/messages/keys';
import type { StudioTranslate } from '../i18n/use-studio-messages';

type KebabCase<Code extends string> = Code extends `${infer Head}_${infer Rest}` ? `${Head}-${KebabCase<Rest>}` : Code;

/** A code without a sentence fails the type check. */
type SentenceKey = `selling.${KebabCase<Lowercase<SellingCode>>}` & MessageKey;
type WhyKey = Extract<MessageKey, `selling.why.${string}`>;

/** What keeps customers from buying, as the facade answers it. */
export interface SellingProblem {
  readonly code: SellingCode;
  readonly params: Readonly<Record<string, string | number>>;
}

interface Language {
  readonly m: StudioTranslate;
  readonly locale: Locale;
  readonly currency: string;
}

/** Values of any sentence: messages are looked up by codes of the provider. */
type Say = (key: MessageKey, values: Readonly<Record<string, string | number>>) => string;

const keyOf = (code: string) => code.toLowerCase().replaceAll('_', '-');

/** Of a payment option, some reasons mean that it is of no use. */
const reasonsOfPayments: Readonly<Record<string, WhyKey>> = {
  NO_PAYMENT: 'selling.why.unsold-kinds',
  PAYMENT_NOT_FOR_CARRIER: 'selling.why.unused-carriers',
  BALANCE_NEVER_FILLED: 'selling.why.balance-closed',
};

const money = (value: string | number | undefined, currency: string) =>
  formatMoney({ amount: Number(value ?? 0), currency });

const isDay = (value: string | number | undefined): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));

function whyText({ code, params }: SellingProblem, say: Say, { locale, currency }: Language): string {
  const why = String(params.why ?? '');
  const usual = `selling.why.${keyOf(why)}` as WhyKey;
  const key = (code === 'PAYMENT_STUCK' && reasonsOfPayments[why]) || usual;
  const { date, until, minimum, most } = params;
  return say(key, {
    ...params,
    ...(isDay(date) && { date: formatPlainDay(locale, date, 'long') }),
    ...(isDay(until) && { until: formatPlainDay(locale, until, 'long') }),
    minimum: money(minimum, currency),
    most: money(most, currency),
  });
}

/** What keeps customers from buying, as a sentence. */
export function sellingSentence(problem: SellingProblem, language: Language): string {
  const { code, params } = problem;
  const say = language.m as Say;
  const key = `selling.${keyOf(code)}` as SentenceKey;
  const carrier = [params.carrier, params.service].filter(Boolean).join(' ');
  return say(key, { ...params, carrier, ...(params.why !== undefined && { why: whyText(problem, say, language) }) });
}
