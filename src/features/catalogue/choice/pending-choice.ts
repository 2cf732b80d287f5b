import { storedText } from '../../../storage/stored-text';

const stored = (codename: string) => storedText('session/person/due', codename);
const intents = ['cart', 'buy'] as const;

/** The kept choice of an item goes on, as it was meant, on the item's next page in this tab. Throws where the browser keeps nothing. */
export function setPending(codename: string, { item, intent }: { item: string; intent: string }) {
  if (!stored(codename).write(`${intent} ${item}`)) throw new Error('The browser stores nothing');
}

/** Whether the kept choice of an item is to go on by itself, and to where; says so once. */
export function takePending(codename: string, item: string): (typeof intents)[number] | null {
  const pending = stored(codename).read();
  stored(codename).remove();
  return intents.find((intent) => pending === `${intent} ${item}`) ?? null;
}
