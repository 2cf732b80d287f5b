const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A random name for this browser, kept under the store's; says nothing of who uses it. */
export function deviceId(codename: string): string {
  const name = `${codename}:device`;
  try {
    const kept = localStorage.getItem(name) ?? randomName();
    localStorage.setItem(name, kept);
    return kept;
  } catch {
    // Storage is switched off in this browser: the name lasts for the page.
    return randomName();
  }
}
