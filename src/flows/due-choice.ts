const nameOf = (codename: string) => `${codename}:guest:due`;
const intents = ['cart', 'buy'] as const;

/** The kept choice of an item goes on, as it was meant, on the item's next page in this tab. Throws where the browser keeps nothing. */
export const setDue = (codename: string, { item, intent }: { item: string; intent: string }) =>
  sessionStorage.setItem(nameOf(codename), `${intent} ${item}`);

/** Whether the kept choice of an item is to go on by itself, and to where; says so once. */
export function takeDue(codename: string, item: string): (typeof intents)[number] | null {
  try {
    const due = sessionStorage.getItem(nameOf(codename));
    sessionStorage.removeItem(nameOf(codename));
    return intents.find((intent) => due === `${intent} ${item}`) ?? null;
  } catch {
    return null;
  }
}
