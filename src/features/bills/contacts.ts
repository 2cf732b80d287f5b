/** The contact picker of some mobile browsers. Only the picked number leaves the page. */
interface ContactsManager {
  select(fields: readonly ['tel'], options: { multiple: false }): Promise<readonly { tel?: readonly string[] }[]>;
}

const manager = () => (navigator as Navigator & { contacts?: ContactsManager }).contacts;

export const canPickContact = () => manager() !== undefined;

/** The first number of the picked contact; null if none was picked. */
export async function pickContact(): Promise<string | null> {
  try {
    const [contact] = (await manager()?.select(['tel'], { multiple: false })) ?? [];
    return contact?.tel?.[0] ?? null;
  } catch {
    // The visitor or the browser denied access.
    return null;
  }
}
