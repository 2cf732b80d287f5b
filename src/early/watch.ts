import type { Deed, EarlyPage } from './deeds';
import { isAlive } from './is-alive';

/** Stands in each page before its scripts: notes what is done before React answers, for `main.ts`, which comes when there is something. */

const early: EarlyPage = { deeds: [], observer: new MutationObserver(noteTranslation) };
window.early = early;

function note(deed: Deed) {
  early.deeds.push(deed);
  early.onDeed?.();
}

function noteTranslation(records: readonly MutationRecord[]) {
  if (records.some(({ addedNodes }) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT'))) note({ records });
}

/** A flag beside the session's cookie, of whatever store. */
const isSignedIn = () => /(^|; )at[.]/.test(document.cookie);

/** The browser sends it by itself, to where a script would lead; of some forms that is true for guests alone. */
const worksAlone = ({ method, dataset }: HTMLFormElement) => method === 'get' && !('guests' in dataset && isSignedIn());

const needsScript = ({ form, type, popoverTargetElement }: HTMLButtonElement) =>
  !popoverTargetElement && !(type === 'submit' && form && worksAlone(form));

/** Takes a message out of its field, if that is what the form is for: each message is sent by itself. */
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

/** On a computer this key sends a message; on a phone it begins a line. */
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
