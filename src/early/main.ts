import { isControl } from './controls';
import type { EarlyAction } from './early-action';
import { hasEntries, noteEntry, onEntry, onSent, tellEntries } from './entries';
import { hasMessages, noteMessage, sendMessages } from './messages';
import { hasTaps, noteTap, repeatTaps } from './taps';
import { muteMismatch, notePairs, putBackAll, watchTexts } from './texts';

/**
 * Repeats what was recorded before hydration, once React is ready, so that nothing is lost and translators break
 * nothing.
 */

let isWaiting = false;

function wait() {
  if (isWaiting || !(hasEntries() || hasMessages() || hasTaps())) return;
  isWaiting = true;
  requestAnimationFrame(look);
}

function look() {
  isWaiting = false;
  tellEntries();
  sendMessages();
  repeatTaps();
  wait();
}

function on<Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) {
  document.addEventListener(
    name,
    (event) => {
      listener(event);
      wait();
    },
    { capture: true },
  );
}

function take(action: EarlyAction) {
  if ('records' in action) notePairs(action.records);
  else if ('message' in action) noteMessage(action.field, action.message);
  else if ('tapped' in action) noteTap(action.tapped);
  else if (isControl(action.entered)) noteEntry(action.entered);
}

function takeAll() {
  window.early?.actions.splice(0).forEach(take);
  wait();
}

on('input', onEntry);
on('change', onEntry);
on('submit', onSent);
on('beforeinput', tellEntries);
addEventListener('hydrate', putBackAll);
addEventListener('error', muteMismatch);
watchTexts();
if (window.early) {
  // From now on, the repair observes it.
  notePairs(window.early.observer.takeRecords());
  window.early.observer.disconnect();
  window.early.onAction = takeAll;
}
takeAll();
