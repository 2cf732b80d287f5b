/** The contact picker of some browsers on phones; nothing of the contacts leaves the page but the picked number. */
interface ContactsManager {
  select(fields: readonly ['tel'], options: { multiple: false }): Promise<readonly { tel?: readonly string[] }[]>;
}

const manager = () => (navigator as Navigator & { contacts?: ContactsManager }).contacts;

export const canPickContact = () => manager() !== undefined;

/** The first number of the picked contact; null where none was picked. */
export async function pickContact(): Promise<string | null> {
  try {
    const [contact] = (await manager()?.select(['tel'], { multiple: false })) ?? [];
    return contact?.tel?.[0] ?? null;
  } catch {
    // The visitor, or the browser, did not allow it.
    return null;
  }
}
