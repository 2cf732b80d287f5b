import type { Locale } from '../../base/locale';

interface ScriptPage {
  title: string;
  /** The path of its one script. */
  script: string;
  nonce: string;
  locale?: Locale;
  /** What the script reads from `#settings`. */
  settings?: object;
  /** What the page says until its script fills it. */
  waiting?: WaitingTexts;
  /** Scripts of the server's own, with their tags. */
  more?: string;
}

export interface WaitingTexts {
  loading: string;
  failed: string;
  /** Where scripts are turned off. */
  scriptless: string;
}

const look = 'margin:40vh 1rem 0;font:1rem/1.5 system-ui,sans-serif;text-align:center';

const waitingPart = (nonce: string, { loading, failed, scriptless }: WaitingTexts) =>
  [
    `<p role="status" style="${look}" data-waiting>${loading}</p><noscript><style nonce="${nonce}">[data-waiting]{display:none}</style><p style="${look}">${scriptless}</p></noscript></div>`,
    `<script nonce="${nonce}">addEventListener('error',({target})=>{if(target instanceof HTMLScriptElement)`,
    `document.querySelector('[data-waiting]')?.replaceChildren(${JSON.stringify(failed)})},true)</script>`,
  ].join('');

/** A page that its script fills: the inspector, the studio, and the page of the parts of `src/ui`. */
export const scriptPage = ({ title, script, nonce, locale = 'en', settings = {}, waiting, more = '' }: ScriptPage) =>
  [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<link rel="icon" href="data:,"><title>${title}</title></head><body><div id="root">${waiting ? waitingPart(nonce, waiting) : '</div>'}`,
    `<script type="application/json" id="settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`,
    `${more}<script nonce="${nonce}" src="${script}"></script></body></html>`,
  ].join('');

/** Its content security policy: nothing but its own script, styles, pictures and requests, and what `more` allows. */
export const scriptPagePolicy = (nonce: string, more: readonly string[]) =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    ...more,
  ].join('; ');
