import { useField, useFormikContext } from 'formik';
import { useMessages } from '../../i18n/use-messages';
import type { PlainMessageKey } from '../../i18n/translate';

/** What is wrong with a field, once its form has been sent; undefined while nothing is. */
export function useFieldError(name: string): string | undefined {
  const m = useMessages();
  const [, { error }] = useField(name);
  const { submitCount } = useFormikContext();
  return submitCount > 0 && error ? m(error as PlainMessageKey) : undefined;
}
