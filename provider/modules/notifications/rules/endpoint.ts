import { isIP } from 'node:net';

const localNames = /(^|\.)(localhost|local|internal|home|lan|test|invalid|example)$/;

/** Whether a browser may receive pushes at this URL: a public host over https, or the origin that tests set. */
export function isPushEndpoint(endpoint: string, testOrigin: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (testOrigin !== '' && origin === testOrigin) return true;
  const host = hostname.replace(/\.$/, '').toLowerCase();
  const isName = isIP(host.replace(/^\[|\]$/g, '')) === 0 && host.includes('.');
  return protocol === 'https:' && port === '' && isName && !localNames.test(host);
}
