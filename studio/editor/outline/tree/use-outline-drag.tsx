import { useRef } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { DroppableCollectionReorderEvent, DropTarget, Key } from 'react-aria-components';
import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import type { NodeIndex } from '../../entries/model/find-node';
import { type EntryNode, isEntry, type Target } from '../../entries/operations/operations';

const Indicator = styled(DropIndicator)`
  height: 0;

  &[data-drop-target] {
    outline: 1px solid ${token('color-action')};
  }
`;

export interface OutlineDragOptions {
  nodes: NodeIndex;
  canMove: (node: EntryNode, target: Target) => boolean;
  onMove: (node: EntryNode, target: Target) => void;
}

/** Before or after a row of the same list or of another list with the same entries, or into a row that has such a list. */
function targetOf(nodes: NodeIndex, dragged: EntryNode, drop: DropTarget): Target | null {
  const node = drop.type === 'item' ? nodes.byKey.get(String(drop.key)) : undefined;
  if (!node || drop.type !== 'item') return null;
  if (drop.dropPosition === 'on') {
    const { list } = node;
    return list && list.entry === dragged.entry.kind ? { list, index: node.children.length } : null;
  }
  if (!isEntry(node) || node.entry.kind !== dragged.entry.kind) return null;
  const { list, index } = node.entry;
  const at = drop.dropPosition === 'after' ? index + 1 : index;
  const isBehind = list.at === dragged.entry.list.at && dragged.entry.index < at;
  return { list, index: isBehind ? at - 1 : at };
}

/** Dragging by mouse, touch and keyboard. */
export function useOutlineDrag({ nodes, canMove, onMove }: OutlineDragOptions) {
  const dragged = useRef<EntryNode | null>(null);
  const entryOf = (key: Key | undefined): EntryNode | null => {
    const node = nodes.byKey.get(String(key));
    return node && isEntry(node) ? node : null;
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems(keys) {
      const [key] = keys;
      dragged.current = entryOf(key);
      return dragged.current ? [{ 'text/plain': dragged.current.label }] : [];
    },
    getDropOperation(drop) {
      const target = dragged.current && targetOf(nodes, dragged.current, drop);
      return dragged.current && target && canMove(dragged.current, target) ? 'move' : 'cancel';
    },
    onMove({ keys, target: drop }: DroppableCollectionReorderEvent) {
      const node = entryOf([...keys][0]);
      const target = node && targetOf(nodes, node, drop);
      if (node && target) onMove(node, target);
    },
    onDragEnd() {
      dragged.current = null;
    },
    renderDropIndicator: (target) => <Indicator target={target} />,
  });
  return dragAndDropHooks;
}
