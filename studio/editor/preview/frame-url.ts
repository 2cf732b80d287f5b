import type { Locale } from '../../../src/i18n/translate';
import { popupHash } from '../../preview-agent/popup';

/** The URL of a page of a preview. @param base of its links @param at path inside the store, with its query */
export function frameUrl(base: string, at: string, locale: Locale): string {
  const url = new URL(base + at, location.origin);
  url.searchParams.set('lang', locale);
  return url.href;
}

/** The URL of the store's home page with its popup open. */
export const popupUrl = (base: string, locale: Locale) => frameUrl(base, '/', locale) + popupHash;
