import styled from 'styled-components';
import { readableText } from '../../../../src/theme/contrast';
import { token } from '../../../../src/theme/token';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useEditor } from '../../editor';
import { contrastOf } from '../contrast-of';
import type { ControlProps } from '../field';

const veryReadable = 7;

const Note = styled.small`
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

/** How well a colour can be read; nothing for a colour that no text depends on. */
export default function ContrastNote({ field: { pointer, schema } }: ControlProps) {
  const m = useStudioMessages();
  const { document } = useEditor();
  const contrast = contrastOf(document, pointer, schema.$comment);
  if (!contrast) return null;
  if (contrast.shown !== null) return <Note>{m('form.contrast-mended', { color: contrast.shown })}</Note>;
  if (contrast.ratio >= veryReadable) return <Note>{m('form.contrast-high')}</Note>;
  return <Note>{m(contrast.ratio >= readableText ? 'form.contrast-enough' : 'form.contrast-low')}</Note>;
}
