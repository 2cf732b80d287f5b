import { useToast } from '../../ui/feedback/use-toast';
import { useMessages } from '../../i18n/use-messages';

/** Copies the value of a field. Without TLS there is no clipboard API, so it uses `execCommand` on the selection. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

/** Copies a text; if the browser forbids that, shows the text to be copied by hand. */
export function useCopy() {
  const m = useMessages();
  const toast = useToast();
  return async (text: string, done = m('copy.done')) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(done);
    } catch {
      toast(text);
    }
  };
}
