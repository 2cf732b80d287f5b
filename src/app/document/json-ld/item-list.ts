import { itemPath } from '../../../routing/paths';
import type { JsonLd } from './json-ld';
import type { Site } from './site';

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
