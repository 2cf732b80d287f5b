import { useRef, useState } from 'react';
import type { OpenDialog } from './entry-dialogs';
import type { NodeIndex } from './model/find-node';
import { useEntryActions } from './use-entry-actions';
import { useRemoval } from './use-removal';
import { useRowFocus } from './use-row-focus';

/** What a person can do with the entries that a frame shows, and the dialog that is open for it. */
export function useEntries(nodes: NodeIndex, focusKey?: (key: string) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [dialog, openDialog] = useState<OpenDialog | null>(null);
  const actions = useEntryActions();
  const focusRow = useRowFocus(frame, nodes, focusKey);
  const removal = useRemoval({ actions, onDialog: openDialog, onFocusRow: focusRow });
  return { frame, nodes, dialog, openDialog, actions, focusRow, removal };
}

export type Entries = ReturnType<typeof useEntries>;
