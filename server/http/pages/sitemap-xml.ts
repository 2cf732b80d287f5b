const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** One page in its languages, each naming the other. */
function entry(address: string, isTranslated: boolean): string {
  if (!isTranslated) return `<url><loc>${escaped(address)}</loc></url>`;
  const english = `${address}${address.includes('?') ? '&' : '?'}lang=en`;
  const links = [
    ['id', address],
    ['en', english],
    ['x-default', address],
  ]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href ?? '')}"/>`)
    .join('');
  return [address, english].map((one) => `<url><loc>${escaped(one)}</loc>${links}</url>`).join('');
}

/** A sitemap of pages, piece by piece: a full one is some megabytes long. */
export function* sitemap(addresses: Iterable<string>, isTranslated: boolean): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  for (const address of addresses) yield entry(address, isTranslated);
  yield '</urlset>';
}

export const sitemapIndex = (addresses: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((one) => `<sitemap><loc>${escaped(one)}</loc></sitemap>`)
    .join('')}</sitemapindex>`;
