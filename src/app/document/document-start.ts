import type { StoreLookQuery } from '../../__generated__/gql/graphql';
import type { StoreShell } from '../../api/store-context';
import type { Head } from '../../routing/define-route';
import { fontFace } from '../../theme/font-face';
import { focalPointsCss } from '../../theme/focal-points';
import { baseThemeCss, storeThemeCss, storeTokens } from '../../theme/store-theme';
import type { JsonLd } from './json-ld/json-ld';
import { jsonLdScript, jsonScript } from './json-script';
import { pageUrls } from './page-urls';
import type { PageContext } from '../../routing/page-context';
import { pageTitle } from './page-head';
import type { RenderRequest } from './render-request';

interface DocumentParts {
  request: RenderRequest;
  head: Head;
  store: StoreShell | null;
  /** The page belongs to no store, and is as wide as the window. */
  isNeutral: boolean;
  look: StoreLookQuery['store'];
  /** The lazy modules that the page needs immediately. */
  pageModules: readonly string[];
  about: readonly JsonLd[];
  /** Its rule; may be empty. */
  firstPicture: string;
  styles: string;
}

const escapes: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);
const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`;

/** URLs of the page in each of its languages; only indexed pages have them. */
function languageLinks(request: RenderRequest, path: string, isTranslated: boolean) {
  const { plain, english, own } = pageUrls(request, path, isTranslated);
  const canonical = `<link rel="canonical" href="${escaped(own)}">`;
  if (!isTranslated) return [canonical];
  return [
    canonical,
    `<link rel="alternate" hreflang="id" href="${escaped(plain)}">`,
    `<link rel="alternate" hreflang="en" href="${escaped(english)}">`,
    `<link rel="alternate" hreflang="x-default" href="${escaped(plain)}">`,
  ];
}

/** Pictures of items and stores are square. */
const previewSize = 640;

const pictureTags = (url: string, title: string) => [
  property('og:image', url),
  property('og:image:type', 'image/webp'),
  property('og:image:width', String(previewSize)),
  property('og:image:height', String(previewSize)),
  property('og:image:alt', title),
];

function previewTags({ request, head, store }: DocumentParts, title: string, description: string) {
  const picture = head.image ?? store?.icon;
  return [
    property('og:type', head.kind ?? 'website'),
    property('og:title', title),
    property('og:site_name', store?.name ?? pageTitle('', null)),
    property('og:locale', request.locale === 'en' ? 'en_US' : 'id_ID'),
    property('og:url', pageUrls(request, head.canonicalPath ?? request.path, store?.isTranslated ?? true).own),
    ...(description ? [property('og:description', description)] : []),
    ...(picture ? pictureTags(`${request.origin}/images/${previewSize}/${picture}`, title) : []),
    meta('twitter:card', 'summary'),
  ];
}

/** Scripts wait for the whole document, so that it contains all data and styles before the first script runs. */
function scriptTags({ request, pageModules }: DocumentParts) {
  const { entry, modules } = request.assets;
  const early = [`src/__generated__/messages/${request.locale}`, ...pageModules].flatMap(
    (path) => modules[path]?.js ?? [],
  );
  return [...new Set([...early, ...entry.js])].map(
    (file) => `<script defer nonce="${request.nonce}" src="${file}"></script>`,
  );
}

/** The document from its first byte to the element that holds the application. */
export function documentStart(parts: DocumentParts): string {
  const { request, head, store, look } = parts;
  const title = pageTitle(head.title, store);
  const description = head.description ?? [head.title, store?.description].filter(Boolean).join('. ');
  const font = fontFace(look?.theme.font ?? 'SYSTEM');
  const { locale, base, origin, codename, session, endpoint, directory, tiles } = request;
  const context: PageContext = { locale, base, origin, codename, session, endpoint, directory, tiles };
  const icon = store?.icon;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    request.preview?.script ?? '',
    `<title>${escaped(title)}</title>`,
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    ...(look ? [meta('theme-color', storeTokens(look.theme)['color-header'])] : []),
    ...(description ? [meta('description', description)] : []),
    ...(head.indexed && !request.preview
      ? languageLinks(request, head.canonicalPath ?? request.path, store?.isTranslated ?? true)
      : [meta('robots', 'noindex')]),
    ...previewTags(parts, title, description),
    ...(icon
      ? [
          `<link rel="icon" type="image/webp" href="/images/96/${escaped(icon)}">`,
          `<link rel="apple-touch-icon" href="/icons/180/maskable/${escaped(icon)}">`,
        ]
      : [`<link rel="icon" href="/favicon.svg">`]),
    ...(store && !request.preview
      ? [`<link rel="manifest" href="${request.base}/manifest.webmanifest?lang=${request.locale}">`]
      : []),
    ...font.preload.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    `<meta property="csp-nonce" nonce="${request.nonce}" content="${request.nonce}">`,
    `<style nonce="${request.nonce}">${font.css}${look ? storeThemeCss(look.theme) + focalPointsCss(look.focalPoints) : baseThemeCss}${parts.firstPicture}</style>`,
    parts.styles,
    `<script nonce="${request.nonce}">${request.assets.early}</script>`,
    ...scriptTags(parts),
    jsonLdScript(request.preview ? [] : parts.about),
    jsonScript('page-context', context),
    `</head><body>${request.preview?.strip ?? ''}<div id="root"${parts.isNeutral ? ' data-neutral' : ''}>`,
  ].join('');
}
