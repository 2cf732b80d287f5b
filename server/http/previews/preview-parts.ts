import type { PreviewParts } from '../../../src/entry-server';
import type { Locale } from '../../base/locale';
import { flagName } from '../../base/session-flags';
import type { Settings } from '../../base/settings';
import { person } from '../../facade/made-up-customer/person';
import { type Preview, previewRoot } from '../../sealing/preview-sealer';

/** Also where the studio has a host of its own. */
export const previewScripts = `${previewRoot}/assets/`;

type StudioSettings = Pick<Settings, 'STUDIO_ORIGIN'>;

/** Only the studio has previews in a frame; a link opens as a page. */
export const previewAncestors = ({ kind }: Preview, { STUDIO_ORIGIN }: StudioSettings) =>
  kind === 'studio' ? ["'self'", STUDIO_ORIGIN].filter(Boolean).join(' ') : "'none'";

const texts = {
  id: {
    title: 'Pratinjau',
    until: (time: string) => `Belum tayang, dan tidak ada yang bisa dibeli. Berlaku sampai ${time}.`,
    madeUp: 'Pelanggan dan pesanannya hanya contoh.',
    locale: 'id-ID',
  },
  en: {
    title: 'Preview',
    until: (time: string) => `Not published, and nothing can be bought. Valid until ${time}.`,
    madeUp: 'The customer and the orders are made up.',
    locale: 'en-GB',
  },
};

const look = `#preview-strip{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:baseline;justify-content:center;padding:.5rem 1rem;background:#1f2937;color:#fff;font:500 .875rem/1.4 system-ui,sans-serif;text-align:center}
html[data-framed] #preview-strip{display:none}
#preview-note{position:fixed;z-index:2147483647;inset:auto 1rem 1rem;margin:auto;max-width:24rem;padding:.75rem 1rem;border-radius:.5rem;background:#1f2937;color:#fff;font:500 .875rem/1.4 system-ui,sans-serif;text-align:center}
#preview-note:empty{display:none}`;

interface PartsOptions {
  readonly locale: Locale;
  readonly nonce: string;
  readonly settings: StudioSettings;
}

/** What only the pages of a preview have: a script before all others, and a strip that says what they are. */
export function previewParts(
  { kind, store, viewer, expiresAt }: Preview,
  { locale, nonce, settings }: PartsOptions,
): PreviewParts {
  const { title, until, madeUp, locale: region } = texts[locale];
  const time = new Intl.DateTimeFormat(region, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(expiresAt);
  const studio = kind === 'studio' ? ` data-studio="${settings.STUDIO_ORIGIN}"` : '';
  const isMadeUp = viewer === 'customer';
  const flag = isMadeUp ? ` data-flag="${flagName(store, person.session)}"` : '';
  const sentences = [until(`${time} WIB`), ...(isMadeUp ? [madeUp] : [])].join(' ');
  return {
    script: `<style nonce="${nonce}">${look}</style><script nonce="${nonce}" src="${previewScripts}preview.js" data-store="${store}"${flag}${studio}></script>`,
    strip: `<aside id="preview-strip" aria-label="${title}"><strong>${title}</strong> <span>${sentences}</span></aside><div id="preview-note" role="status"></div>`,
  };
}
