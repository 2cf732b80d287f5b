import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { menuPath } from '../../src/routing/paths';
import { itemExamples } from './item-examples';
import { repository } from '../support/programs/programs';
import type { Component, StoreDocument } from '../support/stores/store-documents';

const folder = join(repository, 'provider/seed/stores');

/** The demo stores from their files, by codename. */
export const demoStores: readonly StoreDocument[] = readdirSync(folder)
  .sort()
  .map((name) => parse(readFileSync(join(folder, name, 'store.yaml'), 'utf8')) as StoreDocument);

export interface DemoPage {
  path: string;
  /** Why the page is visited. */
  shows: string[];
}

const pageOf = (store: StoreDocument, component: Component) =>
  `/${store.codename}${menuPath({ name: component.name, id: component.view_uid })}`;

/** The kinds of content of which a component's page is an example. */
function examplesIn(component: Component): string[] {
  const examples = [`component type ${component.category}`];
  if (component.category === 6) examples.push(`list style ${component.attr1 || 'default'}`);
  if (component.category === 4) examples.push(`custom html with attr3 "${component.attr3 ?? ''}"`);
  for (const { category, metas } of component.segments ?? []) {
    examples.push(`segment category ${category}, card style ${(metas as { style?: number } | undefined)?.style ?? 0}`);
  }
  return examples;
}

function candidates(withFlags: boolean): DemoPage[] {
  return demoStores.flatMap((store) => [
    { path: `/${store.codename}`, shows: [`layout ${store.app.layout}`] },
    ...store.components.map((component) => ({ path: pageOf(store, component), shows: examplesIn(component) })),
    ...itemExamples(store.codename, withFlags),
  ]);
}

/**
 * The smallest set of pages with every layout, component type, segment, list style and item type, and with every flag
 * on request.
 */
export function examplePages({ withFlags }: { withFlags: boolean }): DemoPage[] {
  const chosen: DemoPage[] = [];
  const seen = new Set<string>();
  const all = candidates(withFlags);
  const isNew = (example: string) => !seen.has(example);
  for (;;) {
    const [best] = all
      .map((page) => ({ path: page.path, shows: [...new Set(page.shows.filter(isNew))] }))
      .sort((one, other) => other.shows.length - one.shows.length);
    if (!best || best.shows.length === 0) return chosen;
    best.shows.forEach((example) => seen.add(example));
    chosen.push(best);
  }
}
