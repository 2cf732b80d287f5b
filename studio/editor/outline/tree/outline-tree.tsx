import { type DragEvent, type KeyboardEvent, type MouseEvent, Suspense, type SyntheticEvent } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import styled from 'styled-components';
import { lazyComponent } from '../../../../src/lazy/lazy-component';
import { token } from '../../../../src/theme/token';
import { FormSkeleton } from '../../../../src/ui/skeleton/form-skeleton';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import type { NodeIndex } from '../../entries/model/find-node';
import type { OutlineNode } from '../../entries/model/outline-node';
import { type EntryNode, isEntry, type Target } from '../../entries/operations/operations';
import { OutlineRow } from './outline-row';
import { useOutlineDrag } from './use-outline-drag';

const Rows = styled(Tree<OutlineNode>)`
  padding: ${token('space-1')} 0 ${token('space-8')};
  outline: none;

  &[data-drop-target] {
    background: ${token('color-action-soft')};
  }
`;

const Item = styled(TreeItem)`
  display: flex;
  align-items: center;
  min-height: ${token('size-touch')};
  padding-inline: calc((var(--tree-item-level) - 1) * 14px) ${token('space-1')};
  font-size: ${token('font-body')};
  cursor: pointer;
  -webkit-touch-callout: none;
  user-select: none;

  &[data-level='1'] {
    font-weight: 600;
  }

  &[data-hovered] {
    background: ${token('color-background')};
  }

  &[aria-current],
  &[data-drop-target] {
    background: ${token('color-action-soft')};
    color: ${token('color-link')};
  }

  &[data-focus-visible] {
    outline: 2px solid ${token('color-focus')};
    outline-offset: -2px;
  }

  &[data-dragging] {
    opacity: 0.5;
  }

  /* Forced colours remove backgrounds. */
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`;

export interface OutlineTreeProps {
  nodes: NodeIndex;
  roots: readonly OutlineNode[];
  expanded: ReadonlySet<string>;
  onExpand: (keys: ReadonlySet<string>) => void;
  onOpen: (node: OutlineNode) => void;
  onMenu: (node: OutlineNode) => void;
  onStep: (node: EntryNode, step: -1 | 1) => void;
  onRemove: (node: EntryNode) => void;
  canMove: (node: EntryNode, target: Target) => boolean;
  onMove: (node: EntryNode, target: Target) => void;
}

/** More parts than this are rendered as far as they can be seen. */
const maxPlain = 150;

export const VirtualRows = lazyComponent(async () => ({ default: (await import('./virtual-rows')).VirtualRows }));

const steps = { ArrowUp: -1, ArrowDown: 1 } as const;

/** Entries of closed rows are not rendered: a store can have thousands. */
const renderItem = (expanded: ReadonlySet<string>) =>
  function OutlineItem(node: OutlineNode) {
    const isOpen = expanded.has(node.key);
    return (
      <Item key={node.key} id={node.key} textValue={node.label} hasChildItems={node.children.length > 0}>
        <TreeItemContent>
          {({ isExpanded }) => (
            <OutlineRow node={node} hasChildren={node.children.length > 0} isExpanded={isExpanded} />
          )}
        </TreeItemContent>
        {isOpen && (
          <Collection items={node.children} dependencies={[expanded]}>
            {renderItem(expanded)}
          </Collection>
        )}
      </Item>
    );
  };

export function OutlineTree({
  nodes,
  roots,
  expanded,
  onExpand,
  onOpen,
  onMenu,
  onStep,
  onRemove,
  ...moving
}: OutlineTreeProps) {
  const m = useStudioMessages();
  const dragAndDropHooks = useOutlineDrag({ nodes, ...moving });

  /** The row that has the focus, also while one of its buttons has it. */
  const nodeOf = ({ target }: SyntheticEvent): OutlineNode | undefined => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null;
    return nodes.byKey.get(row?.dataset.key ?? '');
  };

  function onKeyDownCapture(event: KeyboardEvent) {
    const node = nodeOf(event);
    if (!node || !isEntry(node) || event.ctrlKey || event.metaKey) return;
    const isStep = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    const isRemoval = !event.altKey && event.key === 'Delete';
    if (!isStep && !isRemoval) return;
    event.preventDefault();
    event.stopPropagation();
    if (isRemoval) onRemove(node);
    else onStep(node, steps[event.key as keyof typeof steps]);
  }

  /** React Aria makes each row draggable, also those of groups, which have no order. */
  function onDragStartCapture(event: DragEvent) {
    const node = nodeOf(event);
    if (node && isEntry(node)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onContextMenu(event: MouseEvent) {
    const node = nodeOf(event);
    // A long press drags the row.
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (!node || isTouch || (!node.entry && !node.visibility)) return;
    event.preventDefault();
    onMenu(node);
  }

  const rows = (
    <Rows
      aria-label={m('outline.label')}
      items={roots}
      dependencies={[expanded]}
      expandedKeys={expanded}
      onExpandedChange={(keys) => onExpand(new Set([...keys].map(String)))}
      onAction={(key) => {
        const node = nodes.byKey.get(String(key));
        if (node) onOpen(node);
      }}
      dragAndDropHooks={dragAndDropHooks}
    >
      {renderItem(expanded)}
    </Rows>
  );
  return (
    <div onKeyDownCapture={onKeyDownCapture} onDragStartCapture={onDragStartCapture} onContextMenu={onContextMenu}>
      {nodes.all.length > maxPlain ? (
        <Suspense fallback={<FormSkeleton />}>
          <VirtualRows>{rows}</VirtualRows>
        </Suspense>
      ) : (
        rows
      )}
    </div>
  );
}
