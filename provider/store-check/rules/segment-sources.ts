import type { Issue } from '../issue';
import { didYouMean } from '../nearest';
import type { Rule } from './rule';

const productList = 6;
const showsItems = [0, 1];

/** A segment's button opens a component of the same store; where the segment shows its items, a product list. */
export const segmentSources: Rule = ({ components }) => {
  const idsOf = (some: typeof components) => some.map(({ view_uid }) => view_uid);
  const all = idsOf(components);
  const lists = idsOf(components.filter(({ category }) => category === productList));
  return components.flatMap(({ segments = [] }, component) =>
    segments.flatMap(({ category, metas }, segment): Issue[] => {
      const wanted = showsItems.includes(category) ? lists : all;
      const source = metas.component;
      if (source === undefined || wanted.includes(source)) return [];
      return [
        {
          path: ['components', component, 'segments', segment, 'metas', 'component'],
          reason: all.includes(source) ? `"${source}" is no product list` : `there is no component "${source}"`,
          hint: didYouMean(source, wanted) ?? (wanted.length > 0 ? `There are ${wanted.join(', ')}` : undefined),
        },
      ];
    }),
  );
};
