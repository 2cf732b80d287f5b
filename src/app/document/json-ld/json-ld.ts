import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { homePath, itemPath } from '../../../routing/paths';
import { largestPicture } from '../../../ui/media/picture';
import { pageUrls } from '../page-urls';
import type { RenderRequest } from '../render-request';

export interface Site {
  name: string;
  currency: string;
  /** ISO 4217; null if unknown. */
  currencyCode: string | null;
  /** The absolute URL of a path inside the store, in the page's language. */
  url: (path: string) => string;
  /** The absolute URL of a picture. */
  picture: (path: string) => string;
}

export const siteOf = (
  request: RenderRequest,
  {
    name,
    currency,
    currencyCode,
    isTranslated,
  }: Pick<Site, 'name' | 'currency' | 'currencyCode'> & { isTranslated: boolean },
): Site => ({
  name,
  currency,
  currencyCode,
  url: (path) => pageUrls(request, path, isTranslated).own,
  picture: (path) => `${request.origin}${largestPicture(path)}`,
});

type Value = string | number | readonly Value[] | { readonly [key: string]: Value | undefined };

/** An object in schema.org's vocabulary; undefined properties are left out. */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: Value | undefined;
}

/** The properties that all kinds of items share. */
export function described(type: string, { item, images }: Item_PageFragment, site: Site): JsonLd {
  const pictures = images.length > 0 ? images : [item.image ?? []].flat();
  return {
    '@type': type,
    name: item.title,
    description: item.summary || undefined,
    url: site.url(itemPath(item)),
    image: pictures.length > 0 ? pictures.map(site.picture) : undefined,
  };
}

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
    item: site.url(path),
  })),
});

interface Listed {
  title: string;
  id: string;
}

/** The items of a list in order, each by the URL of its page; nothing for an empty list. */
export const itemList = (site: Site, items: readonly Listed[]): JsonLd[] =>
  items.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          itemListElement: items.map((item, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            url: site.url(itemPath(item)),
          })),
        },
      ];
