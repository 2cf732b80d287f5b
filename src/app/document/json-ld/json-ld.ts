import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { itemPath } from '../../../routing/paths';
import type { Site } from './site';

type Value = string | number | readonly Value[] | { readonly [key: string]: Value | undefined };

/** A thing in the words of schema.org; what is undefined is left out. */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: Value | undefined;
}

/** What every kind of item says of itself. */
export function described(type: string, { item, images }: Item_PageFragment, site: Site): JsonLd {
  const pictures = images.length > 0 ? images : [item.image ?? []].flat();
  return {
    '@type': type,
    name: item.title,
    description: item.summary || undefined,
    url: site.address(itemPath(item)),
    image: pictures.length > 0 ? pictures.map(site.picture) : undefined,
  };
}
