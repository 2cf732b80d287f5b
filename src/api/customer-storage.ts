/** The name under which this browser keeps something of a store's customer; signing out drops all of them. */
export const customerKey = (codename: string, name: string) => `${codename}:customer:${name}`;

const isPersonal = (codename: string, name: string) =>
  name.startsWith(`${codename}:customer:`) || name.startsWith(`${codename}:guest:`);

/** Drops what this browser keeps of a store's customer. */
export function forgetCustomer(codename: string) {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (isPersonal(codename, name)) storage.removeItem(name);
  } catch {
    // Storage is switched off in this browser: nothing is kept.
  }
}
