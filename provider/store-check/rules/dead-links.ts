import type { Issue } from '../issue';
import { didYouMean } from '../nearest';
import { writtenLinks } from '../written-links';
import type { Rule } from './rule';

/** A link to a menu opens a component of the same store. */
export const deadLinks: Rule = (store) => {
  const components = store.components.map(({ view_uid }) => view_uid);
  return writtenLinks(store).flatMap(({ folder, id, text, path }): Issue[] => {
    if (folder !== 'm' || components.includes(id)) return [];
    const hint = didYouMean(id, components) ?? `Components: ${components.join(', ')}`;
    return [{ path, reason: `${text} leads nowhere: there is no component "${id}"`, hint }];
  });
};
