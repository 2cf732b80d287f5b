import { hasEntries, onEntry, onSent, tellEntries } from './entries';
import { hasMessages, sendMessages } from './messages';
import { hasTaps, onKey, onSubmit, onTap, repeatTaps } from './taps';
import { muteMismatch, putBackAll, watchTexts } from './texts';

/** What stands in each page before its scripts: what a visitor does before React answers is not lost, and what a translator does breaks nothing. */

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

on('input', onEntry);
on('change', onEntry);
on('click', onTap);
on('submit', onSubmit);
on('submit', onSent);
on('keydown', onKey);
on('beforeinput', tellEntries);
addEventListener('hydrate', putBackAll);
addEventListener('error', muteMismatch);
watchTexts();
