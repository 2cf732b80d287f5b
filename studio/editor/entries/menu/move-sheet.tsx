import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import FolderInput from 'lucide-react/icons/folder-input';
import type { ReactNode } from 'react';
import { Sheet } from '../../../../src/ui/dialog/sheet';
import { ActionRow } from '../../../../src/ui/list/action-row';
import { RowList } from '../../../../src/ui/list/row-list';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { type NodeIndex, trailOf } from '../model/find-node';
import type { EntryNode, Target } from '../operations/operations';
import type { EntryActions } from '../use-entry-actions';

export interface MoveSheetProps {
  node: EntryNode;
  nodes: NodeIndex;
  actions: EntryActions;
  onClose: () => void;
  onMoved: (place: string) => void;
}

interface Choice {
  key: string;
  icon: ReactNode;
  label: string;
  target: Target;
}

/** All places that a row can move to: after each of its neighbours, and into other parts with such entries. */
export function MoveSheet({ node, nodes, actions, onClose, onMoved }: MoveSheetProps) {
  const m = useStudioMessages();
  const { kind, list, index } = node.entry;
  const siblings = (node.parent?.children ?? []).filter(({ key }) => key !== node.key);
  const choices: Choice[] = [
    { key: '', icon: <ArrowUpToLine size={20} />, label: m('outline.move-before-all'), target: { list, index: 0 } },
    ...siblings.map(({ key, label }, at) => ({
      key,
      icon: <CornerDownRight size={20} />,
      label: m('outline.move-after', { name: label }),
      target: { list, index: at + 1 },
    })),
    ...nodes.all.flatMap((other) =>
      other.list && other.list.entry === kind && other.list.at !== list.at
        ? [
            {
              key: other.key,
              icon: <FolderInput size={20} />,
              label: m('outline.move-into', { name: trailOf(other).slice(-2).join(' › ') }),
              target: { list: other.list, index: other.children.length },
            },
          ]
        : [],
    ),
  ].filter(({ target }) => (target.list.at !== list.at || target.index !== index) && actions.canMove(node, target));
  return (
    <Sheet open tall title={m('outline.move-title', { name: node.label })} onClose={onClose}>
      <RowList>
        {choices.map(({ key, icon, label, target }) => (
          <li key={key}>
            <ActionRow icon={icon} label={label} onSelect={() => onMoved(actions.move(node, target))} />
          </li>
        ))}
      </RowList>
    </Sheet>
  );
}
