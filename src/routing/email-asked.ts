const name = 'email-asked';
const page = new EventTarget();

/** An action of the page wants the question whether the e-mail is to be verified; false where nobody can ask it now. */
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
