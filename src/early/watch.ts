import type { EarlyAction, EarlyPage } from './early-action';
import { watchFarPictures } from './far-pictures';
import { isAlive } from './is-alive';

/**
 * An inline script before all others: records what the visitor does before hydration, for `main.ts`, which is loaded
 * only if needed.
 */

const early: EarlyPage = { actions: [], observer: new MutationObserver(noteTranslation) };
window.early = early;

function note(action: EarlyAction) {
  early.actions.push(action);
  early.onAction?.();
}

function noteTranslation(records: readonly MutationRecord[]) {
  if (records.some(({ addedNodes }) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT'))) note({ records });
}

/** A flag of any store, next to the session's cookie. */
const isSignedIn = () => /(^|; )at[.]/.test(document.cookie);

/** Forms that the browser sends itself, with the same result as a script; some forms only for guests. */
const worksAlone = ({ method, dataset }: HTMLFormElement) => method === 'get' && !('guests' in dataset && isSignedIn());

const needsScript = ({ form, type, popoverTargetElement }: HTMLButtonElement) =>
  !popoverTargetElement && !(type === 'submit' && form && worksAlone(form));

/** Takes a message out of its field if the form sends messages, because each message is sent separately. */
function hold(event: Event, tapped: HTMLButtonElement | HTMLFormElement, form: HTMLFormElement | null) {
  event.preventDefault();
  event.stopImmediatePropagation();
  const field = form?.querySelector<HTMLTextAreaElement>('textarea[data-message]');
  if (!field) return note({ tapped });
  const message = field.value;
  if (message.trim() === '') return undefined;
  field.value = '';
  return note({ message, field });
}

function onEntry({ target }: Event) {
  if (target instanceof Element && !isAlive(target)) note({ entered: target as HTMLInputElement });
}

function onTap(event: Event) {
  const button = event.target instanceof Element && event.target.closest('button');
  if (button && !isAlive(button) && needsScript(button))
    hold(event, button, button.type === 'submit' ? button.form : null);
}

function onSubmit(event: Event) {
  const { target } = event;
  if (target instanceof HTMLFormElement && !isAlive(target) && !worksAlone(target)) hold(event, target, target);
}

/** On a computer, this key sends a message; on a phone, it starts a new line. */
function onKey(event: KeyboardEvent) {
  const { target, key, shiftKey, isComposing } = event;
  if (!(target instanceof HTMLTextAreaElement) || !target.form || isAlive(target)) return;
  if (key !== 'Enter' || shiftKey || isComposing || !matchMedia('(pointer: fine)').matches) return;
  if ('message' in target.dataset) hold(event, target.form, target.form);
}

document.addEventListener('input', onEntry, true);
document.addEventListener('change', onEntry, true);
document.addEventListener('click', onTap, true);
document.addEventListener('submit', onSubmit, true);
document.addEventListener('keydown', onKey, true);
early.observer.observe(document, { childList: true, subtree: true });
watchFarPictures();
