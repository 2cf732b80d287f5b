/** A mark that all tabs of a browser share until it is closed, which web storage knows nothing of; says nothing of who uses it. */
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
