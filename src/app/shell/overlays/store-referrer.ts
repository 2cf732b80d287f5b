/** The path inside the store from which this document was opened; null when it was opened from elsewhere. */
export function storeReferrer(base: string): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin) return null;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}
