const page = new EventTarget();

/** Requests a sheet of the shell; false if nothing listens. */
export const askForSheet = (sheet: string) => !page.dispatchEvent(new Event(sheet, { cancelable: true }));

/** @returns a function that unsubscribes. */
export function whenSheetAsked(sheet: string, listener: () => void) {
  const onAsk = (event: Event) => {
    event.preventDefault();
    listener();
  };
  page.addEventListener(sheet, onAsk);
  return () => page.removeEventListener(sheet, onAsk);
}
