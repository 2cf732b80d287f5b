import { channel } from 'node:diagnostics_channel';

const known =
  /^(listimage|appicon|appslider|compbackground|userphoto|reviewimage|popup)\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]{0,119}$/;
/** Characters of an address of another host; encoded it is a third longer, and stands in each address of the picture. */
const maxAddress = 750;

/** Where pictures are published that can't be shown, as `{ picture }`; see `node:diagnostics_channel`. */
export const unusablePictureChannel = 'storefront:unusable-picture';

const unusablePictures = channel(unusablePictureChannel);

let mediaHosts: ReadonlySet<string> = new Set();

/** Names the hosts, beside the provider's own, whose pictures pages of this process show. */
export function allowMediaHosts(hosts: readonly string[]): void {
  mediaHosts = new Set(hosts);
}

/**
 * `{kind}/{name}` of the media host, or `remote/{address}` of a picture of an allowed host; null where the provider has no
 * picture or names one that is neither.
 */
export function mediaPath(value: string | null): string | null {
  if (!value) return null;
  if (known.test(value)) return value;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && isAllowed(url)) return `remote/${Buffer.from(url.href).toString('base64url')}`;
  // Of a web address the host is told, not each picture of it.
  unusablePictures.publish({ picture: url ? url.origin : value.slice(0, 60) });
  return null;
}

const isAllowed = ({ protocol, host, username, password, href }: URL) =>
  protocol === 'https:' && mediaHosts.has(host) && !username && !password && href.length <= maxAddress;
