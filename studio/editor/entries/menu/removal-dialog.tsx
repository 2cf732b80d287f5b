import { ConfirmDialog } from '../../../../src/ui/dialog/confirm-dialog';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { type NodeIndex, nodeAt, trailOf } from '../model/find-node';
import type { EntryNode } from '../operations/operations';

export interface RemovalDialogProps {
  node: EntryNode;
  nodes: NodeIndex;
  /** Pointers of the fields that refer to it. */
  referrers: readonly string[];
  onClose: () => void;
  onRemove: () => void;
}

const maxNames = 4;

/** Says what refers to an entry before it is deleted. */
export function RemovalDialog({ node, nodes, referrers, onClose, onRemove }: RemovalDialogProps) {
  const m = useStudioMessages();
  const trails = referrers.map((pointer) => {
    const referrer = nodeAt(nodes, pointer);
    return referrer ? trailOf(referrer).slice(-2).join(' › ') : pointer;
  });
  const names = [...new Set(trails)];
  const places = [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');
  return (
    <ConfirmDialog
      open
      text={m('outline.remove-title', { name: node.label })}
      hint={m('outline.remove-referred', { count: referrers.length, places })}
      no={m('outline.keep')}
      yes={m('outline.remove')}
      onNo={onClose}
      onYes={onRemove}
    />
  );
}
