import { useEditor } from '../editor';
import { type EntryNode, removeRefusal } from './operations/operations';
import { referrersOf } from './operations/references';
import type { OpenDialog } from './entry-dialogs';
import type { EntryActions } from './use-entry-actions';

interface RemovalOptions {
  actions: EntryActions;
  onDialog: (dialog: OpenDialog | null) => void;
  onFocusRow: (place: string) => void;
}

/** The row that gets the focus when one is gone: the next one, else the one before, else their parent. */
function neighbourOf({ entry: { index, list }, parent, place }: EntryNode) {
  const isLast = index + 1 === parent?.children.length;
  if (!isLast) return place;
  return index > 0 ? `${list.at}/${index - 1}` : (parent?.place ?? '');
}

export function useRemoval({ actions, onDialog, onFocusRow }: RemovalOptions) {
  const editor = useEditor();
  const confirm = (node: EntryNode) => {
    onDialog(null);
    actions.remove(node);
    onFocusRow(neighbourOf(node));
  };
  /** Deletes an entry, unless that is to be asked first or cannot be. */
  const request = (node: EntryNode) => {
    const { place } = node;
    if (removeRefusal(editor, node)) onDialog({ name: 'menu', place });
    else if (referrersOf(editor.document, node).length > 0) onDialog({ name: 'removal', place });
    else confirm(node);
  };
  return { request, confirm };
}
