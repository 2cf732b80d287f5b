import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Move from 'lucide-react/icons/move';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import { Button } from '../../../../src/ui/button/button';
import { Sheet } from '../../../../src/ui/dialog/sheet';
import { ActionRow } from '../../../../src/ui/list/action-row';
import { RowList } from '../../../../src/ui/list/row-list';
import { Text } from '../../../../src/ui/text/text';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useEditor } from '../../editor';
import type { OutlineNode } from '../model/outline-node';
import { addRefusal, type EntryNode, isEntry, type Refusal, type Target } from '../operations/operations';
import { useEntryName, useKindName } from '../use-kind-name';
import type { EntryActions } from '../use-entry-actions';
import { useRefusalText } from './refusal-text';

/** All four stay in one row on the narrowest phone; of large text, the words stand in a row of their own. */
const Moves = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr ${token('size-touch')} ${token('size-touch')};
  gap: ${token('space-2')};
  padding: ${token('space-3')} 0;

  @container (max-width: 15rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Steps = styled.div`
  container-type: inline-size;
`;

const MoveButton = styled(Button)`
  padding-inline: ${token('space-1')};
`;

export interface RowMenuProps {
  node: OutlineNode;
  actions: EntryActions;
  onClose: () => void;
  /** The row has moved; its menu stays open, to move it on. */
  onMoved: (place: string) => void;
  onMoveTo: (node: EntryNode) => void;
  /** Adds after the entry at a place, or at the end of the list at a place. */
  onAdd: (where: 'after' | 'into', place: string) => void;
  onRemove: (node: EntryNode) => void;
}

interface Operation {
  icon: ReactNode;
  label: string;
  refusal: Refusal | null;
  max?: number;
  run: () => void;
}

/** What can be done with a row. What cannot be done now says why; for what the role may not do, that is said once. */
export function RowMenu({ node, actions, onClose, onMoved, onMoveTo, onAdd, onRemove }: RowMenuProps) {
  const m = useStudioMessages();
  const kindName = useKindName();
  const entryName = useEntryName();
  const refusalText = useRefusalText();
  const editor = useEditor();
  const { list, visibility } = node;
  const entry = isEntry(node) ? node : null;
  const count = entry?.entry && entry.parent ? entry.parent.children.length : 0;

  const mover = (target: Target | null) => {
    const isPossible = entry !== null && target !== null && actions.canMove(entry, target);
    return { 'aria-disabled': !isPossible, onClick: () => isPossible && onMoved(actions.move(entry, target)) };
  };
  const at = (index: number): Target | null =>
    entry && index !== entry.entry.index ? { list: entry.entry.list, index } : null;

  const entryOperations = (one: EntryNode): Operation[] => {
    const { list: own } = one.entry;
    const adding = addRefusal(editor, own);
    return [
      {
        icon: <Move size={20} />,
        label: m('outline.move-to'),
        refusal: adding === 'role' ? 'role' : null,
        run: () => onMoveTo(one),
      },
      {
        icon: <Plus size={20} />,
        label: m('outline.add-after'),
        refusal: adding,
        max: own.max,
        run: () => onAdd('after', one.place),
      },
      {
        icon: <Copy size={20} />,
        label: m('outline.duplicate'),
        refusal: adding,
        max: own.max,
        run: () => {
          actions.duplicate(one);
          onClose();
        },
      },
      {
        icon: <Trash2 size={20} />,
        label: m('outline.remove'),
        refusal: actions.removeRefusal(one),
        run: () => onRemove(one),
      },
    ];
  };

  const operations: Operation[] = [
    ...(list
      ? [
          {
            icon: <Plus size={20} />,
            label: m('outline.add-to', { kind: entryName(list.entry) }),
            refusal: addRefusal(editor, list),
            max: list.max,
            run: () => onAdd('into', list.at),
          },
        ]
      : []),
    ...(visibility
      ? [
          {
            icon: visibility.isHidden ? <Eye size={20} /> : <EyeOff size={20} />,
            label: visibility.isHidden ? m('outline.show') : m('outline.hide'),
            refusal: actions.hideRefusal(node),
            run: () => {
              actions.toggle(node);
              onClose();
            },
          },
        ]
      : []),
    ...(entry ? entryOperations(entry) : []),
  ];
  const allowed = operations.filter(({ refusal }) => refusal !== 'role');
  const mayMove = entry !== null && editor.mayChange(entry.entry.list.at);

  return (
    <Sheet open title={node.label} onClose={onClose}>
      {entry && (
        <Text $tone="text-muted" role="status">
          {kindName(entry.entry)} · {m('outline.position', { place: entry.entry.index + 1, count })}
        </Text>
      )}
      {mayMove && count > 1 && (
        <Steps>
          <Moves>
            <MoveButton $look="secondary" {...mover(actions.stepTarget(entry, -1))}>
              <ArrowUp size={18} aria-hidden />
              {m('outline.move-up')}
            </MoveButton>
            <MoveButton $look="secondary" {...mover(actions.stepTarget(entry, 1))}>
              <ArrowDown size={18} aria-hidden />
              {m('outline.move-down')}
            </MoveButton>
            <MoveButton $look="secondary" aria-label={m('outline.move-first')} {...mover(at(0))}>
              <ArrowUpToLine size={18} aria-hidden />
            </MoveButton>
            <MoveButton $look="secondary" aria-label={m('outline.move-last')} {...mover(at(count - 1))}>
              <ArrowDownToLine size={18} aria-hidden />
            </MoveButton>
          </Moves>
        </Steps>
      )}
      {allowed.length < operations.length && <Text $tone="text-muted">{m('outline.refused.role')}</Text>}
      <RowList>
        {allowed.map(({ icon, label, refusal, max, run }) => (
          <li key={label}>
            {refusal ? (
              <ActionRow icon={icon} label={label} hint={refusalText(refusal, max)} />
            ) : (
              <ActionRow icon={icon} label={label} onSelect={run} />
            )}
          </li>
        ))}
      </RowList>
    </Sheet>
  );
}
