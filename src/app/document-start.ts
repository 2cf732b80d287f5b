import type { StoreLookQuery } from '../__generated__/gql/graphql';
import type { StoreShell } from '../api/store-context';
import type { Head } from '../routing/head';
import { fontFace } from '../theme/font-face';
import { baseThemeCss, storeThemeCss } from '../theme/store-theme';
import { jsonScript } from './json-script';
import type { PageContext } from '../routing/page-context';
import { pageTitle } from './page-title';
import type { RenderRequest } from './render-request';

interface DocumentParts {
  request: RenderRequest;
  head: Head;
  store: StoreShell | null;
  look: StoreLookQuery['store'];
  chunk: string | undefined;
  /** Style elements of the components that the page shows. */
  styles: string;
}

const escapes: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);
const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`;

/** Addresses of the page in each language; only indexed pages have them. */
function languageLinks({ origin, base, locale, localeAsked }: RenderRequest, path: string) {
  const plain = `${origin}${base}${path === '/' && base ? '' : path}`;
  const english = `${plain}${path.includes('?') ? '&' : '?'}lang=en`;
  return [
    `<link rel="canonical" href="${escaped(localeAsked && locale === 'en' ? english : plain)}">`,
    `<link rel="alternate" hreflang="id" href="${escaped(plain)}">`,
    `<link rel="alternate" hreflang="en" href="${escaped(english)}">`,
    `<link rel="alternate" hreflang="x-default" href="${escaped(plain)}">`,
  ];
}

function previewTags({ request, head, store }: DocumentParts, title: string, description: string) {
  const picture = head.image ?? store?.icon;
  return [
    property('og:type', 'website'),
    property('og:title', title),
    property('og:site_name', store?.name ?? pageTitle('', null)),
    property('og:locale', request.locale === 'en' ? 'en_US' : 'id_ID'),
    property('og:url', `${request.origin}${request.base}${head.canonicalPath ?? request.path}`),
    ...(description ? [property('og:description', description)] : []),
    ...(picture ? [property('og:image', `${request.origin}/images/640/${picture}`)] : []),
  ];
}

/** Scripts wait for the whole document: all data and styles stand in it before the first of them runs. */
function scriptTags({ request, chunk }: DocumentParts) {
  const { entry, chunks } = request.assets;
  const early = [`messages-${request.locale}`, chunk ?? ''].flatMap((name) => chunks[name]?.js ?? []);
  return [...new Set([...early, ...entry.js])].map(
    (file) => `<script defer nonce="${request.nonce}" src="${file}"></script>`,
  );
}

/** The document from its first byte to the element that holds the application. */
export function documentStart(parts: DocumentParts): string {
  const { request, head, store, look } = parts;
  const title = pageTitle(head.title, store);
  const description = head.description ?? store?.description ?? '';
  const font = fontFace(look?.theme.font ?? 'SYSTEM');
  const { locale, base, origin, codename, endpoint, directory, tiles } = request;
  const context: PageContext = { locale, base, origin, codename, endpoint, directory, tiles };
  const icon = store?.icon;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<title>${escaped(title)}</title>`,
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    ...(description ? [meta('description', description)] : []),
    ...(head.indexed ? languageLinks(request, head.canonicalPath ?? request.path) : [meta('robots', 'noindex')]),
    ...previewTags(parts, title, description),
    ...(icon
      ? [`<link rel="icon" type="image/webp" href="/images/96/${escaped(icon)}">`]
      : [`<link rel="icon" href="/favicon.svg">`]),
    ...font.preload.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    `<meta property="csp-nonce" nonce="${request.nonce}" content="${request.nonce}">`,
    `<style nonce="${request.nonce}">${font.css}${look ? storeThemeCss(look.theme) : baseThemeCss}</style>`,
    parts.styles,
    ...scriptTags(parts),
    jsonScript('page-context', context),
    `</head><body><div id="root">`,
  ].join('');
}
