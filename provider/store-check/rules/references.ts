import { ComponentCategory } from '../../__generated__/codes';
import { type Path, pathText, type DocumentIssue } from '../issue';
import type { FilledStore, StoredMarker, Rule } from '../store-document';
import { actionsOf } from './actions';
import { didYouMean } from '../message-text';

interface Identified {
  id: string;
  path: Path;
}

const markers = (maps: StoredMarker[], path: Path): Identified[] =>
  maps.map(({ view_uid }, index) => ({ id: view_uid, path: [...path, 'maps', index] }));

const identified = (store: FilledStore): Identified[] => [
  ...store.components.flatMap((component, index) => {
    const path: Path = ['components', index];
    const segments = (component.segments ?? []).flatMap((segment, at) => [
      { id: segment.view_uid, path: [...path, 'segments', at] },
      ...markers(segment.metas.maps, [...path, 'segments', at, 'metas']),
    ]);
    return [{ id: component.view_uid, path }, ...markers(component.maps ?? [], path), ...segments];
  }),
  ...actionsOf(store).map(({ action, path }) => ({ id: action.view_uid, path })),
];

/** Components, segments, actions and markers share one set of ids. */
export const uniqueIds: Rule = (store) => {
  const first = new Map<string, Path>();
  return identified(store).flatMap(({ id, path }) => {
    const earlier = first.get(id);
    if (!earlier) {
      first.set(id, path);
      return [];
    }
    const place = pathText(earlier);
    const reason = `"${id}" is already the id of ${place}`;
    return [{ path: [...path, 'view_uid'], reason, code: 'ALREADY_USED', params: { value: id, place } }];
  });
};

const showsItems = [0, 1];

/** The button of a segment opens a component; if the segment shows items, a product list. */
export const segmentSources: Rule = ({ components }) => {
  const idsOf = (some: typeof components) => some.map(({ view_uid }) => view_uid);
  const all = idsOf(components);
  const lists = idsOf(components.filter(({ category }) => category === ComponentCategory.PRODUCT_LIST));
  return components.flatMap(({ segments = [] }, component) =>
    segments.flatMap(({ category, metas }, segment): DocumentIssue[] => {
      const candidates = showsItems.includes(category) ? lists : all;
      const source = metas.component;
      if (source === undefined || candidates.includes(source)) return [];
      return [
        {
          path: ['components', component, 'segments', segment, 'metas', 'component'],
          reason: all.includes(source) ? `"${source}" is not a product list` : `there is no component "${source}"`,
          hint:
            didYouMean(source, candidates) ??
            (candidates.length > 0 ? `There are ${candidates.join(', ')}` : undefined),
          code: all.includes(source) ? 'NOT_A_PRODUCT_LIST' : 'UNKNOWN_COMPONENT',
          params: { value: source },
        },
      ];
    }),
  );
};
