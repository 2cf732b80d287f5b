import type { FastifyRequest } from 'fastify';

export type Locale = 'id' | 'en';

/** Holds no secret and nothing personal; the same name for every store. */
export const localeCookie = 'lang';
/** The language of the account that signed in last, until the browser is closed: a page writes it, no visitor chose it. */
const accountCookie = 'account-lang';

/** `in` is the wire's and an old browser's word for Indonesian. */
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
  /** Asked for by `?lang=`: kept in a cookie, and an address of its own for search engines. */
  isFromUrl: boolean;
}

/** `?lang=`, else the cookie of a choice, else that of an account, else `Accept-Language`, else Indonesian. */
export function localeOf(request: FastifyRequest<{ Querystring: { lang?: string | string[] } }>): ChosenLocale {
  const requested = named([request.query.lang].flat()[0]);
  if (requested) return { locale: requested, isFromUrl: true };
  const stored = named(request.cookies[localeCookie]) ?? named(request.cookies[accountCookie]);
  return { locale: stored ?? accepted(request.headers['accept-language']) ?? 'id', isFromUrl: false };
}
