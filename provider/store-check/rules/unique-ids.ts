import { type Path, pathText } from '../issue';
import type { FilledStore, StoredPlace } from '../store-document';
import { actionsOf } from './actions-of';
import type { Rule } from './rule';

interface Identified {
  id: string;
  path: Path;
}

const places = (maps: StoredPlace[], path: Path): Identified[] =>
  maps.map(({ view_uid }, index) => ({ id: view_uid, path: [...path, 'maps', index] }));

const identified = (store: FilledStore): Identified[] => [
  ...store.components.flatMap((component, index) => {
    const path: Path = ['components', index];
    const segments = (component.segments ?? []).flatMap((segment, at) => [
      { id: segment.view_uid, path: [...path, 'segments', at] },
      ...places(segment.metas.maps, [...path, 'segments', at, 'metas']),
    ]);
    return [{ id: component.view_uid, path }, ...places(component.maps ?? [], path), ...segments];
  }),
  ...actionsOf(store).map(({ action, path }) => ({ id: action.view_uid, path })),
];

/** Components, segments, actions and places share one set of ids. */
export const uniqueIds: Rule = (store) => {
  const first = new Map<string, Path>();
  return identified(store).flatMap(({ id, path }) => {
    const earlier = first.get(id);
    if (!earlier) {
      first.set(id, path);
      return [];
    }
    return [{ path: [...path, 'view_uid'], reason: `"${id}" is already the id of ${pathText(earlier)}` }];
  });
};
