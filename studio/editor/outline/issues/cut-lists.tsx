import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useEditor } from '../../editor';
import type { NodeIndex } from '../../entries/model/find-node';
import { listAt } from '../../values';

const Note = styled.p`
  padding: ${token('space-2')} ${token('space-3')};
  background: ${token('color-warning-soft')};
  color: ${token('color-warning')};
`;

/** Says of lists that are too long that not all of their entries are shown. */
export function CutLists({ nodes }: { nodes: NodeIndex }) {
  const m = useStudioMessages();
  const { document } = useEditor();
  return nodes.all.map(({ key, label, list, children }) => {
    const count = list ? listAt(document, list.at).length : 0;
    const { length: shown } = children;
    return list && count > shown ? <Note key={key}>{m('outline.cut', { name: label, count, shown })}</Note> : null;
  });
}
