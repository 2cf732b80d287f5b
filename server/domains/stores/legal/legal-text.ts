import { createHash } from 'node:crypto';
import type { LegalKind, LegalText } from '../../../__generated__/resolvers';
import type { StoreRecord } from '../store-record';
import { safeHtml } from '../../../values/safe-html';
import { defaultPrivacy } from './default-privacy';
import { defaultTerms } from './default-terms';

type Locale = 'id' | 'en';

const defaults = { TERMS: defaultTerms, PRIVACY: defaultPrivacy };

const versionOf = (kind: LegalKind, html: string) =>
  `${kind.toLowerCase()}-${createHash('sha256').update(html).digest('hex').slice(0, 12)}`;

export function legalText({ store, legal }: StoreRecord, kind: LegalKind, locale: Locale): LegalText {
  const own = safeHtml(kind === 'TERMS' ? legal.terms : legal.privacy);
  const html = own || safeHtml(defaults[kind](store, locale));
  return { html, version: versionOf(kind, html) };
}

export const consentVersion = (record: StoreRecord, locale: Locale): string =>
  (['TERMS', 'PRIVACY'] as const).map((kind) => legalText(record, kind, locale).version).join('.');
