import { viewUidOf } from '../../routing/paths';
import type { RenderRequest } from './render-request';

interface PageUrls {
  plain: string;
  english: string;
  /** The URL of the requested page. */
  own: string;
}

const pathnameOf = (path: string) => path.split('?')[0] ?? '';

/**
 * A slug before an id is a localized label. A page that is requested in English keeps the slug of the request, which
 * the sitemap and the Indonesian page link, so that both languages link to the same two URLs.
 */
function withRequestSlug(path: string, requestPath: string): string {
  const pathname = pathnameOf(path);
  const hasSlug = /^\/[pm]\/[^/]+$/.test(pathname) && /^\/[pm]\/[^/]+$/.test(requestPath);
  return hasSlug && viewUidOf(pathname) === viewUidOf(requestPath) ? requestPath + path.slice(pathname.length) : path;
}

/**
 * The absolute URLs of a path inside the store. The English page has its own URL if the store's texts are translated;
 * otherwise it is the same page with English controls.
 */
export function pageUrls(request: RenderRequest, path: string, isTranslated: boolean): PageUrls {
  const { origin, base, locale, localeAsked } = request;
  const isEnglish = isTranslated && localeAsked && locale === 'en';
  const canonical = isEnglish ? withRequestSlug(path, request.path) : path;
  const plain = `${origin}${base}${canonical === '/' && base ? '' : canonical}`;
  const english = `${plain}${canonical.includes('?') ? '&' : '?'}lang=en`;
  return { plain, english, own: isEnglish ? english : plain };
}
