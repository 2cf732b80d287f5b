import type { FastifyRequest } from 'fastify';

export type Locale = 'id' | 'en';

/** No secret and nothing personal; the same name for every store. */
export const localeCookie = 'lang';
/** Language of the account that signed in last, a session cookie: written by a page, not chosen by a visitor. */
const accountCookie = 'account-lang';

/** `in` is the contract's and old browsers' code for Indonesian. */
const named = (tag: string | undefined): Locale | null => {
  const language = tag?.trim().toLowerCase().split(/[-_;]/)[0];
  if (language === 'en') return 'en';
  return language === 'id' || language === 'in' ? 'id' : null;
};

function accepted(header: string | undefined): Locale | null {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => ({ locale: named(part), quality: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1) }))
    .sort((a, b) => b.quality - a.quality);
  return ranked.find((one) => one.locale && one.quality > 0)?.locale ?? null;
}

export interface ChosenLocale {
  locale: Locale;
  /** Requested by `?lang=`: stored in a cookie, and a separate URL for search engines. */
  isFromUrl: boolean;
}

/** `?lang=`, then the cookie of a choice, then that of an account, then `Accept-Language`, then Indonesian. */
export function localeOf(request: FastifyRequest<{ Querystring: { lang?: string | string[] } }>): ChosenLocale {
  const requested = named([request.query.lang].flat()[0]);
  if (requested) return { locale: requested, isFromUrl: true };
  const stored = named(request.cookies[localeCookie]) ?? named(request.cookies[accountCookie]);
  return { locale: stored ?? accepted(request.headers['accept-language']) ?? 'id', isFromUrl: false };
}
