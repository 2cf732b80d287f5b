import { lazyComponent } from '../../../src/lazy/lazy-component';
import { OnDemand } from '../../../src/ui/feedback/on-demand';
import { VisuallyHidden } from '../../../src/ui/text/visually-hidden';
import { useEditor } from '../editor';
import { useFollowedPlace } from '../place/use-followed-place';
import { MoveSheet } from './menu/move-sheet';
import { RemovalDialog } from './menu/removal-dialog';
import { RowMenu } from './menu/row-menu';
import type { NodeIndex } from './model/find-node';
import { isEntry, type Target } from './operations/operations';
import { referrersOf } from './operations/references';
import type { Entries } from './use-entries';

export const PaletteSheet = lazyComponent(() => import('./palette/palette-sheet'));

export type OpenDialog =
  | { readonly name: 'menu' | 'move' | 'removal'; readonly place: string }
  /** Adds after the entry at the place, or at the end of the list at the place. */
  | { readonly name: 'palette'; readonly where: 'after' | 'into'; readonly place: string };

/** Where a new entry is added; null if that does not exist any more. */
function targetOf({ byPlace, all }: NodeIndex, where: 'after' | 'into', place: string): Target | null {
  const { list, children } = all.find((node) => node.list?.at === place) ?? {};
  if (where === 'into') return list && children ? { list, index: children.length } : null;
  const { entry } = byPlace.get(place) ?? {};
  return entry ? { list: entry.list, index: entry.index + 1 } : null;
}

interface EntryDialogsProps {
  entries: Entries;
}

function OpenedDialog({ entries: { dialog, openDialog, nodes, actions, focusRow, removal } }: EntryDialogsProps) {
  const { document, open } = useEditor();
  const followed = useFollowedPlace(document, dialog, dialog?.place ?? '');
  const close = () => openDialog(null);
  if (!dialog || followed === null) return null;
  if (dialog.name === 'palette') {
    const target = targetOf(nodes, dialog.where, followed);
    if (!target) return null;
    const { list, index } = target;
    return (
      <OnDemand needed onFail={close}>
        <PaletteSheet
          list={list}
          onClose={close}
          onChoose={(choice) => {
            close();
            open(actions.add(list, index, choice));
          }}
        />
      </OnDemand>
    );
  }
  const node = nodes.byPlace.get(followed);
  if (!node) return null;

  if (dialog.name === 'menu') {
    return (
      <RowMenu
        node={node}
        actions={actions}
        onClose={close}
        onMoved={(place) => openDialog({ name: 'menu', place })}
        onMoveTo={({ place }) => openDialog({ name: 'move', place })}
        onAdd={(where, place) => openDialog({ name: 'palette', where, place })}
        onRemove={removal.request}
      />
    );
  }
  if (!isEntry(node)) return null;
  if (dialog.name === 'move') {
    return (
      <MoveSheet
        node={node}
        nodes={nodes}
        actions={actions}
        onClose={close}
        onMoved={(place) => {
          close();
          focusRow(place);
        }}
      />
    );
  }
  return (
    <RemovalDialog
      node={node}
      nodes={nodes}
      referrers={referrersOf(document, node)}
      onClose={close}
      onRemove={() => removal.confirm(node)}
    />
  );
}

/** Says what was done, and shows the one dialog that is open: the menu of a row, and what its entries lead to. */
export const EntryDialogs = ({ entries }: EntryDialogsProps) => (
  <>
    <VisuallyHidden role="status">{entries.actions.announcement}</VisuallyHidden>
    <OpenedDialog entries={entries} />
  </>
);
