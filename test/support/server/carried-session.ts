import { flagName } from '../../../server/base/session-flags';
import type { CarriedSessions } from '../../../server/sessions/sessions';
import type { Visit } from '../../../server/sessions/visit';

/** The cookies of a store in a browser after a response, which may arrive late. */
export function afterAnswer({ sealed, flags }: CarriedSessions, visit: Visit): CarriedSessions {
  const next = { sealed: new Map(sealed), flags: new Set(flags) };
  for (const [name, value] of visit.changes()) {
    next.sealed.delete(name);
    if (value === null) next.flags.delete(name);
    else next.sealed.set(name, value);
  }
  if (visit.begun()) next.flags.add(visit.begun());
  return { sealed: next.sealed, flags: [...next.flags] };
}

export const emptyBrowser: CarriedSessions = { sealed: new Map(), flags: [] };

/** The cookies in a browser after a visit has begun a session: both of them. */
export function cookiesOf(visit: Visit, codename = 'warung') {
  const { sealed, flags } = afterAnswer(emptyBrowser, visit);
  const cookies = [...sealed].map(([name, value]) => `__Host-s.${codename}.${name}=${value}`);
  return [...cookies, ...flags.map((name) => `${flagName(codename, name)}=1`)].join('; ');
}

/** The header in which a page names its session, from the readable cookies; none for a guest. */
export function namedBy(cookie = '', codename = 'warung'): { 'x-session'?: string } {
  const flags = cookie.matchAll(new RegExp(`(?:^|; )at[.]${codename}[.]([^=;]+)=[^;]`, 'g'));
  const name = [...flags]
    .map(([, one]) => one ?? '')
    .sort()
    .at(-1);
  return name === undefined ? {} : { 'x-session': name };
}
