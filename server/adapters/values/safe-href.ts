const schemes = new Set(['https:', 'mailto:', 'tel:']);

/** An address that a link of the provider's html may have, as browsers will read it; null for any other. */
export function safeHref(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  return schemes.has(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
}
