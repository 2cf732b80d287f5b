import type { Visit } from '../../../server/sessions/visit';

/** What a browser of ours carries once a visit has begun a session: both cookies. */
export const cookiesOf = (visit: Visit, codename = 'warung') =>
  `__Host-s.${codename}=${visit.outcome() ?? ''}; at.${codename}=${visit.name()}`;

/** The header in which a page names its session, as the readable cookie says it; none for a guest. */
export function namedBy(cookie = '', codename = 'warung'): { 'x-session'?: string } {
  const [, name] = new RegExp(`(?:^|; )at[.]${codename}=([^;]+)`).exec(cookie) ?? [];
  return name === undefined ? {} : { 'x-session': name };
}
