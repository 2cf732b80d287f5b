import { useToast } from '../../ui/feedback/use-toast';
import { useMessages } from '../../i18n/use-messages';

/** Copies what a field holds. Pages without TLS have no clipboard: there the selection is copied, in the old way. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

/** Copies a text; where the browser forbids that, it shows it to be copied by hand. */
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
