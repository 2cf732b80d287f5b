const controlOrSpace = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;
const schemed = /^[a-z][a-z0-9+.-]*:/i;
const hostAndPort = /^[a-z0-9-]+(\.[a-z0-9-]+)+:\d/i;
const webStart = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
const maxLength = 2_000;

const withScheme = (text: string) => {
  if (text.startsWith('//')) return `https:${text}`;
  return schemed.test(text) && !hostAndPort.test(text) ? text : `https://${text}`;
};

/**
 * A web address that a tenant or a custom page wrote, as the browser normalizes it; without a scheme it gets https.
 * Null for every other scheme, for credentials, control characters, backslashes, and hosts without a domain.
 */
export function webAddress(link: string): string | null {
  const text = link.trim();
  if (!text || text.length > maxLength || controlOrSpace.test(text)) return null;
  const whole = withScheme(text);
  if (!webStart.test(whole) || !URL.canParse(whole)) return null;
  const { href, hostname } = new URL(whole);
  return /[^.]\.[^.]/.test(hostname) ? href : null;
}

/** The same, of one site and its subdomains alone. */
export function addressOf(site: string, link: string): string | null {
  const address = webAddress(link);
  if (address === null) return null;
  const { hostname } = new URL(address);
  return hostname === site || hostname.endsWith(`.${site}`) ? address : null;
}
