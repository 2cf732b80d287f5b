import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../../src/ui/text/visually-hidden';
import { useEditor } from '../editor';
import { Troubles } from './issues/troubles';
import type { OutlineNode } from './model/outline-node';
import { addRefusal } from './operations/operations';
import { type Outline, OutlineContext } from './outline-context';
import { OutlineDialogs, type OpenDialog } from './outline-dialogs';
import { SearchBox } from './search/search-box';
import { SearchResults } from './search/search-results';
import { OutlineTree } from './tree/outline-tree';
import { useExpanded } from './tree/use-expanded';
import { useRowFocus } from './tree/use-row-focus';
import { useOutlineActions } from './use-outline-actions';
import { useOutlineNodes } from './use-outline-nodes';
import { useRemoval } from './use-removal';
import { useLatest } from './use-latest';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`;

const Scroll = styled.div`
  flex: 1;
`;

/** Search, what is to be mended, and the tree. */
export function OutlineContents() {
  const editor = useEditor();
  const { roots, nodes, currentKey, errors } = useOutlineNodes();
  const actions = useOutlineActions();
  const [expanded, setExpanded] = useExpanded(nodes, currentKey);
  const [query, setQuery] = useState('');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const shownQuery = useDeferredValue(query);
  const frame = useRef<HTMLDivElement>(null);
  const focusRow = useRowFocus(frame, nodes);
  const latest = useLatest(editor);
  const removal = useRemoval({ actions, onDialog: setDialog, onFocusRow: focusRow });

  const context = useMemo<Outline>(
    () => ({
      currentKey,
      errors,
      openMenu: (node) => setDialog({ name: 'menu', place: node.place }),
      openPalette: ({ list }) => list && setDialog({ name: 'palette', where: 'into', place: list.at }),
      mayAdd: ({ list }) => list !== null && addRefusal(latest.current, list) === null,
    }),
    [currentKey, errors, latest],
  );

  const toggle = ({ key }: OutlineNode) => {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    setExpanded(next);
  };

  return (
    <OutlineContext value={context}>
      <Frame ref={frame}>
        <SearchBox onChange={setQuery} />
        <Troubles nodes={nodes} />
        <VisuallyHidden role="status">{actions.announcement}</VisuallyHidden>
        <Scroll>
          {shownQuery.trim() === '' ? (
            <OutlineTree
              nodes={nodes}
              roots={roots}
              expanded={expanded}
              onExpand={setExpanded}
              onOpen={(node) => (node.place === '' ? toggle(node) : editor.open(node.place))}
              onMenu={context.openMenu}
              canMove={actions.canMove}
              onMove={(node, target) => focusRow(actions.move(node, target))}
              onStep={(node, step) => {
                const target = actions.stepTarget(node, step);
                if (target && actions.canMove(node, target)) focusRow(actions.move(node, target));
              }}
              onRemove={removal.request}
            />
          ) : (
            <Suspense>
              <SearchResults nodes={nodes} query={shownQuery} onOpen={editor.open} />
            </Suspense>
          )}
        </Scroll>
      </Frame>
      <OutlineDialogs
        dialog={dialog}
        nodes={nodes}
        actions={actions}
        removal={removal}
        onChange={setDialog}
        onFocusRow={focusRow}
      />
    </OutlineContext>
  );
}
