import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemPath } from '../../../src/routing/paths';
import { repository } from '../../support/programs/programs';
import { childrenOf, demoCatalogues } from '../../support/stores/demo-catalogue';
import { demoExamples } from '../../support/stores/demo-examples';

const documented = readFileSync(join(repository, 'docs/demo-stores.md'), 'utf8');

function itemOf(codename: string, id: string) {
  const catalogue = demoCatalogues.get(codename);
  const item = catalogue?.items.find(({ view_uid }) => view_uid === id);
  if (!catalogue || !item) throw new Error(`There is no ${id} in ${codename}.`);
  return { item, children: childrenOf(catalogue, id) };
}

describe.each(demoExamples)('%s', (_heading, examples) => {
  test.each(examples)('%s: %s %s', (what, codename, id, shows) => {
    const { item, children } = itemOf(codename, id);
    expect(shows(item, children)).toBe(true);
    const path = `/${codename}${itemPath({ title: item.title, id })}`;
    expect(documented).toContain(`| ${what} | \`${path}\` |`);
  });
});
