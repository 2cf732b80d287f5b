import { storedText } from '../../../storage/stored-text';

const stored = (codename: string) => storedText('session/person/due', codename);
const intents = ['cart', 'buy'] as const;

/** The stored choice of an item resumes on the item's next page in this tab. @throws if there is no storage */
export function setPending(codename: string, { item, intent }: { item: string; intent: string }) {
  if (!stored(codename).write(`${intent} ${item}`)) throw new Error('The browser has no storage');
}

/** The intent with which the stored choice of an item resumes, or null; returned only once. */
export function takePending(codename: string, item: string): (typeof intents)[number] | null {
  const pending = stored(codename).read();
  stored(codename).remove();
  return intents.find((intent) => pending === `${intent} ${item}`) ?? null;
}
