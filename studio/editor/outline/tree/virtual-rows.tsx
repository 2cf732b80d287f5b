import type { ReactNode } from 'react';
import { ListLayout, Rect, Virtualizer } from 'react-aria-components/Virtualizer';

class PaneLayout<Row> extends ListLayout<Row> {
  /** Of a row that moved far away with the focus, React Aria would go on with its former place. */
  protected override layoutIfNeeded() {
    super.layoutIfNeeded(new Rect(0, 0, Infinity, Infinity));
  }

  /** The rows scroll with the pane around them, so that a point in them is one of the layout already. */
  override getDropTargetFromPoint(...[x, y, isValid]: Parameters<ListLayout<Row>['getDropTargetFromPoint']>) {
    const { x: left = 0, y: top = 0 } = this.virtualizer?.visibleRect ?? {};
    return super.getDropTargetFromPoint(x - left, y - top, isValid);
  }
}

const options = { estimatedRowHeight: 44 };

/** Renders the rows that can be seen, and the one that has the focus. */
export function VirtualRows({ children }: { children: ReactNode }) {
  return (
    <Virtualizer layout={PaneLayout} layoutOptions={options}>
      {children}
    </Virtualizer>
  );
}
