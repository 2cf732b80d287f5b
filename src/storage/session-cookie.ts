/**
 * A flag that all tabs share until the browser is closed, which web storage cannot do. It does not identify the
 * visitor.
 */
export function sessionCookie(name: string, codename: string) {
  const mark = `${name}.${codename}=1`;
  return {
    isSet: () => document.cookie.split('; ').includes(mark),
    set() {
      // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the Cookie Store API
      document.cookie = `${mark}; path=/; samesite=lax`;
    },
  };
}
