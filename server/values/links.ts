import { channel } from 'node:diagnostics_channel';

/** A phone number that is safe in a `tel:` link; otherwise null. */
export const phoneNumber = (text: string | null | undefined): string | null =>
  text && /^\+?\d{5,15}$/.test(text) ? text : null;

/** An e-mail address that is safe in a `mailto:` link; otherwise null. */
export const emailAddress = (text: string | null | undefined): string | null =>
  text && text.length <= 100 && /^[\w.+-]+@[\w.-]+\.\w+$/.test(text) ? text : null;

const schemes = new Set(['https:', 'mailto:', 'tel:']);

/** A URL, as browsers parse it, if a link in the provider's HTML may have it; otherwise null. */
export function safeHref(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  return schemes.has(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
}

const mediaPathPattern =
  /^(listimage|appicon|appslider|compbackground|userphoto|reviewimage|popup)\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]{0,119}$/;
/** Maximum characters of a remote URL. Encoded, it is a third longer and part of each URL of the picture. */
const maxAddress = 750;

/** Diagnostics channel on which unusable pictures are published, as `{ picture }`. */
export const unusablePictureChannel = 'storefront:unusable-picture';

const unusablePictures = channel(unusablePictureChannel);

let mediaHosts: ReadonlySet<string> = new Set();

/** Hosts, besides the provider's, whose pictures this process shows. */
export function allowMediaHosts(hosts: readonly string[]): void {
  mediaHosts = new Set(hosts);
}

/** `{kind}/{name}` of the media host, or `remote/{URL}` for an allowed host; null without a usable picture. */
export function mediaPath(value: string | null): string | null {
  if (!value) return null;
  if (mediaPathPattern.test(value)) return value;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && isAllowed(url)) return `remote/${Buffer.from(url.href).toString('base64url')}`;
  // Reports a host once, not each of its pictures.
  unusablePictures.publish({ picture: url ? url.origin : value.slice(0, 60) });
  return null;
}

const isAllowed = ({ protocol, host, username, password, href }: URL) =>
  protocol === 'https:' && mediaHosts.has(host) && !username && !password && href.length <= maxAddress;
