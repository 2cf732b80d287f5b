import type { FastifyRequest } from 'fastify';
import { flaggedSessions } from './session-flags';

export type Locale = 'id' | 'en';

/**
 * Neither secret nor personal; the same cookie for all stores. A customer's value ends with the name of the session:
 * `en-…`.
 */
export const localeCookie = 'lang';

type Cookies = FastifyRequest['cookies'];

/** The value to store for a choice: for this session if the customer is signed in, otherwise for the browser. */
export function chosenCookie(locale: Locale, cookies: Cookies, codename: string | null): string {
  const session = codename === null ? undefined : flaggedSessions(cookies, codename).sort().at(-1);
  return session ? `${locale}-${session}` : locale;
}

/** The language of a session that has ended does not count. */
function storedLocale(cookies: Cookies): Locale | null {
  const [, tag, session] = /^(\w+)(?:-([\w-]+))?$/.exec(cookies[localeCookie] ?? '') ?? [];
  return session === undefined || flaggedSessions(cookies).includes(session) ? named(tag) : null;
}

/** The contract and old browsers use the code `in` for Indonesian. */
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
  /** Requested by `?lang=`: stored in a cookie, and gives search engines a separate URL. */
  isFromUrl: boolean;
}

/** `?lang=`, then the cookie of a choice or an account, then `Accept-Language`, then Indonesian. */
export function localeOf(
  request: Pick<
    FastifyRequest<{ Querystring: { lang?: string | string[] | undefined } }>,
    'query' | 'cookies' | 'headers'
  >,
): ChosenLocale {
  const requested = named([request.query.lang].flat()[0]);
  if (requested) return { locale: requested, isFromUrl: true };
  return {
    locale: storedLocale(request.cookies) ?? accepted(request.headers['accept-language']) ?? 'id',
    isFromUrl: false,
  };
}
