import { enter, heldBy, isControl } from './controls';
import { noteEntry } from './entries';
import { hydrateNow, isAlive } from './is-alive';
import { looksNeeded } from './looks';
import { elementOf, type ElementRef, refTo } from './element-ref';

/** Texts sent before hydration in a form that clears itself when sent, such as a chat. */
interface Messages {
  ref: ElementRef;
  texts: string[];
  looks: number;
}

const unsent = new Map<HTMLTextAreaElement, Messages>();

export function noteMessage(field: HTMLTextAreaElement, message: string) {
  const { ref, texts } = unsent.get(field) ?? { ref: refTo(field), texts: [] };
  unsent.set(field, { ref, texts: [...texts, message], looks: 0 });
  noteEntry(field);
}

/** Sends each message separately; the text being typed stays. */
export function sendMessages() {
  for (const [original, messages] of unsent) {
    const field = original.isConnected ? original : elementOf(messages.ref);
    if (field && !isAlive(field)) continue;
    if (field) hydrateNow(field);
    messages.looks += 1;
    if (messages.looks < looksNeeded) continue;
    unsent.delete(original);
    if (!isControl(field)) continue;
    const typed = heldBy(field);
    for (const value of messages.texts) {
      enter(field, { ...typed, value, selection: null });
      field.form?.requestSubmit();
    }
    enter(field, typed);
  }
}

export const hasMessages = () => unsent.size > 0;
