import { useField, useFormikContext } from 'formik';
import { useMessages } from '../../i18n/use-messages';
import type { PlainMessageKey } from '../../i18n/translate';

/** The error of a field after its form was submitted; undefined without one. */
export function useFieldError(name: string): string | undefined {
  const m = useMessages();
  const [, { error }] = useField(name);
  const { submitCount } = useFormikContext();
  return submitCount > 0 && error ? m(error as PlainMessageKey) : undefined;
}
