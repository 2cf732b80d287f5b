import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../settings';

/**
 * The address that a request is routed by. One whose path cannot be decoded (`/warung/p/%zz`) names nothing, and becomes
 * that of the same store's missing page, so that it is answered like any other address that names nothing.
 */
export const readableUrl =
  ({ MULTI_TENANT }: Pick<Settings, 'MULTI_TENANT'>) =>
  ({ url = '/' }: IncomingMessage): string => {
    const end = url.search(/[?#;]/);
    const path = end < 0 ? url : url.slice(0, end);
    if (canDecode(path)) return url;
    const [, codename = ''] = path.split('/');
    return `${MULTI_TENANT && canDecode(codename) ? `/${codename}` : ''}/404${url.slice(path.length)}`;
  };

function canDecode(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}
