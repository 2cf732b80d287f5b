import { readableText } from '../../../../src/theme/contrast';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useEditor } from '../../editor';
import { contrastOf } from '../contrast-of';
import type { Field } from '../field';

const veryReadable = 7;

/** How well a colour can be read, in words; undefined for a colour that no text depends on. */
export function useContrastNote({ pointer, schema }: Field): string | undefined {
  const m = useStudioMessages();
  const { document } = useEditor();
  const contrast = contrastOf(document, pointer, schema.$comment);
  if (!contrast) return undefined;
  if (contrast.shown !== null) return m('form.contrast-mended', { color: contrast.shown });
  if (contrast.ratio >= veryReadable) return m('form.contrast-high');
  return m(contrast.ratio >= readableText ? 'form.contrast-enough' : 'form.contrast-low');
}
