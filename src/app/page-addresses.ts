import type { RenderRequest } from './render-request';

interface PageAddresses {
  plain: string;
  english: string;
  /** Of the page as it was asked for. */
  own: string;
}

/** The whole addresses of a path inside the store; the English page has one of its own. */
export function pageAddresses(request: RenderRequest, path: string): PageAddresses {
  const { origin, base, locale, localeAsked } = request;
  const plain = `${origin}${base}${path === '/' && base ? '' : path}`;
  const english = `${plain}${path.includes('?') ? '&' : '?'}lang=en`;
  return { plain, english, own: localeAsked && locale === 'en' ? english : plain };
}
