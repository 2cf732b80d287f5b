import type { Path } from '../issue';
import type { FilledStore, StoredCta } from '../store-document';

/** Every call to action of the store, with its path. */
export function actionsOf(store: FilledStore): { action: StoredCta; path: Path }[] {
  const listed = (actions: StoredCta[], path: Path) =>
    actions.map((action, index) => ({ action, path: [...path, 'ctas', index] }));
  return store.components.flatMap((component, index) => {
    const path: Path = ['components', index];
    const inSegments = (component.segments ?? []).flatMap((segment, at) =>
      listed(segment.ctas, [...path, 'segments', at]),
    );
    return [...listed(component.ctas ?? [], path), ...inSegments];
  });
}
