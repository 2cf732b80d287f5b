import { canonicalText } from '../../../shared/documents/canonical';
import type { Fields } from '../../../shared/documents/entries';
import { menuPath } from '../../../src/routing/paths';
import { listAt, textAt } from '../values';

export interface WeighedPage {
  /** Inside the store. */
  readonly path: string;
  /** Null for the home page. */
  readonly name: string | null;
}

const idOf = (component: unknown) => textAt(component, 'view_uid');

/** The pages of a store that a change of its document may make heavier: home, and the first component that changed. */
export function weighedPages(before: Fields, after: Fields): WeighedPage[] {
  const old = new Map(listAt(before, '/components').map((component) => [idOf(component), component]));
  const changed = listAt(after, '/components').find((component) => {
    const former = old.get(idOf(component));
    return former !== undefined && canonicalText(former) !== canonicalText(component);
  });
  const home = { path: '/', name: null };
  if (changed === undefined) return [home];
  const name = textAt(changed, 'name');
  return [home, { path: menuPath({ name, id: idOf(changed) }), name }];
}
