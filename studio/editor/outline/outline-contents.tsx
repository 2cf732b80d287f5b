import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Boundary } from '../../../src/ui/feedback/boundary';
import { ErrorState } from '../../../src/ui/feedback/error-state';
import { useEditor } from '../editor';
import { CutLists } from './issues/cut-lists';
import { Troubles } from './issues/troubles';
import type { OutlineNode } from '../entries/model/outline-node';
import { addRefusal } from '../entries/operations/operations';
import { type Outline, OutlineContext, type TreeState } from './outline-context';
import { EntryDialogs } from '../entries/entry-dialogs';
import { useEntries } from '../entries/use-entries';
import { SearchBox } from './search/search-box';
import { SearchResults } from './search/search-results';
import { OutlineTree } from './tree/outline-tree';
import { useExpanded } from './tree/use-expanded';
import { useOutlineNodes } from './use-outline-nodes';
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
  const tree = useRef<TreeState>(null);
  const focusKey = (key: string) => {
    tree.current?.selectionManager.setFocused(true);
    tree.current?.selectionManager.setFocusedKey(key);
  };
  const entries = useEntries(nodes, focusKey);
  const { frame, actions, focusRow, removal, openDialog } = entries;
  const [expanded, setExpanded] = useExpanded(nodes, currentKey);
  const [query, setQuery] = useState('');
  const shownQuery = useDeferredValue(query);
  const latest = useLatest(editor);

  const context = useMemo<Outline>(
    () => ({
      currentKey,
      errors,
      tree,
      openMenu: (node) => openDialog({ name: 'menu', place: node.place }),
      openPalette: ({ list }) => list && openDialog({ name: 'palette', where: 'into', place: list.at }),
      mayAdd: ({ list }) => list !== null && addRefusal(latest.current, list) === null,
    }),
    [currentKey, errors, latest, openDialog],
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
        <CutLists nodes={nodes} />
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
            <Boundary resetKey="search" fallback={(retry) => <ErrorState onRetry={retry} />}>
              <Suspense>
                <SearchResults nodes={nodes} query={shownQuery} onOpen={editor.open} />
              </Suspense>
            </Boundary>
          )}
        </Scroll>
      </Frame>
      <EntryDialogs entries={entries} />
    </OutlineContext>
  );
}
