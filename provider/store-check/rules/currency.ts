import type { DocumentIssue } from '../issue';
import type { FilledStore } from '../store-document';

/** ISO 4217 codes of signs that mean only one currency in the region. */
const codes: Readonly<Record<string, string>> = {
  Rp: 'IDR',
  IDR: 'IDR',
  RM: 'MYR',
  S$: 'SGD',
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  B$: 'BND',
  '€': 'EUR',
  '£': 'GBP',
  '฿': 'THB',
  '₱': 'PHP',
  '₫': 'VND',
  '₹': 'INR',
};

/** Null if the sign is ambiguous. */
export const codeOfSign = (sign: string): string | null => codes[sign.trim()] ?? null;

/** A warning, because search engines then get no prices. */
export function unknownCurrency({ app }: FilledStore): DocumentIssue[] {
  if (app.currency_code ?? codeOfSign(app.currency)) return [];
  return [
    {
      path: ['app', 'currency'],
      reason: `"${app.currency}" names no currency that search engines know, so they are told no prices`,
      hint: 'Set app.currency_code to an ISO 4217 code, such as IDR.',
      code: 'UNKNOWN_CURRENCY',
      params: { value: app.currency, field: 'app.currency_code' },
    },
  ];
}
