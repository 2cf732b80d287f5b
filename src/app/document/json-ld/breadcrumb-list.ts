import { homePath } from '../../../routing/paths';
import type { JsonLd } from './json-ld';
import type { Site } from './site';

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the store's home to the page. */
export const breadcrumbList = (site: Site, trail: readonly Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.name, path: homePath }, ...trail].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: site.address(path),
  })),
});
