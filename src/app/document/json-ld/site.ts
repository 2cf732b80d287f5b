import { largestPicture } from '../../../ui/media/picture-sources';
import { pageAddresses } from '../page-addresses';
import type { RenderRequest } from '../render-request';

export interface Site {
  name: string;
  /** The whole address of a path inside the store, in the page's language. */
  address: (path: string) => string;
  /** The whole address of a picture. */
  picture: (path: string) => string;
}

export const siteOf = (
  request: RenderRequest,
  { name, isTranslated }: { name: string; isTranslated: boolean },
): Site => ({
  name,
  address: (path) => pageAddresses(request, path, isTranslated).own,
  picture: (path) => `${request.origin}${largestPicture(path)}`,
});
