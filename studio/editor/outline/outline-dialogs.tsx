import { lazyComponent } from '../../../src/lazy/lazy-component';
import { OnDemand } from '../../../src/ui/feedback/on-demand';
import { useEditor } from '../editor';
import { MoveSheet } from './menu/move-sheet';
import { RemovalDialog } from './menu/removal-dialog';
import { RowMenu } from './menu/row-menu';
import type { NodeIndex } from './model/find-node';
import type { NodeList } from './model/outline-node';
import { isEntry } from './operations/operations';
import { referrersOf } from './operations/references';
import type { OutlineActions } from './use-outline-actions';
import type { Removal } from './use-removal';

export const PaletteSheet = lazyComponent(() => import('./palette/palette-sheet'));

export type OpenDialog =
  | { readonly name: 'menu' | 'move' | 'removal'; readonly place: string }
  | { readonly name: 'palette'; readonly list: NodeList; readonly index: number };

export interface OutlineDialogsProps {
  dialog: OpenDialog | null;
  nodes: NodeIndex;
  actions: OutlineActions;
  removal: Removal;
  onChange: (dialog: OpenDialog | null) => void;
  onFocusRow: (place: string) => void;
}

/** The one dialog that is open: the menu of a row, and what its entries lead to. */
export function OutlineDialogs({ dialog, nodes, actions, removal, onChange, onFocusRow }: OutlineDialogsProps) {
  const { document, open } = useEditor();
  const close = () => onChange(null);
  if (!dialog) return null;
  if (dialog.name === 'palette') {
    const { list, index } = dialog;
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
  const node = nodes.byPlace.get(dialog.place);
  if (!node) return null;

  if (dialog.name === 'menu') {
    return (
      <RowMenu
        node={node}
        actions={actions}
        onClose={close}
        onMoved={(place) => onChange({ name: 'menu', place })}
        onMoveTo={({ place }) => onChange({ name: 'move', place })}
        onAdd={(list, index) => onChange({ name: 'palette', list, index })}
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
          onFocusRow(place);
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
