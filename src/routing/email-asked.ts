const name = 'email-asked';
const page = new EventTarget();

/** Requests the e-mail verification prompt; false where nothing listens. */
export const askForEmail = () => !page.dispatchEvent(new Event(name, { cancelable: true }));

/** @returns what ends listening. */
export function whenEmailAsked(listener: () => void) {
  const onAsk = (event: Event) => {
    event.preventDefault();
    listener();
  };
  page.addEventListener(name, onAsk);
  return () => page.removeEventListener(name, onAsk);
}
