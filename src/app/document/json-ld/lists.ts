import { homePath, itemPath } from '../../../routing/paths';
import type { JsonLd } from './json-ld';
import type { Site } from './site';

interface Crumb {
  name: string;
  path: string;
}

export const breadcrumbList = (site: Site, trail: readonly Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.name, path: homePath }, ...trail].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: site.address(path),
  })),
});

interface Listed {
  title: string;
  id: string;
}

/** The items of a list, in its order, each told by its own page; nothing for an empty one. */
export const itemList = (site: Site, items: readonly Listed[]): JsonLd[] =>
  items.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          itemListElement: items.map((item, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            url: site.address(itemPath(item)),
          })),
        },
      ];
