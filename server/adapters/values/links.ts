import { channel } from 'node:diagnostics_channel';

/** A phone number that a `tel:` link can hold; null for anything else. */
export const phoneNumber = (text: string | null | undefined): string | null =>
  text && /^\+?\d{5,15}$/.test(text) ? text : null;

/** An e-mail address that a `mailto:` link can hold; null for anything else. */
export const emailAddress = (text: string | null | undefined): string | null =>
  text && text.length <= 100 && /^[\w.+-]+@[\w.-]+\.\w+$/.test(text) ? text : null;

const schemes = new Set(['https:', 'mailto:', 'tel:']);

/** An address that a link of the provider's html may have, as browsers will read it; null for any other. */
export function safeHref(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  return schemes.has(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
}

const mediaPathPattern =
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
  if (mediaPathPattern.test(value)) return value;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && isAllowed(url)) return `remote/${Buffer.from(url.href).toString('base64url')}`;
  // Of a web address the host is told, not each picture of it.
  unusablePictures.publish({ picture: url ? url.origin : value.slice(0, 60) });
  return null;
}

const isAllowed = ({ protocol, host, username, password, href }: URL) =>
  protocol === 'https:' && mediaHosts.has(host) && !username && !password && href.length <= maxAddress;
