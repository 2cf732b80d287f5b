import type { Visit } from './visit';

/** Header in which a page names its session and receives the name of a new one; missing for a guest. */
export const sessionHeader = 'x-session';

/** Why a request is refused if its page belongs to another session than its cookies; null if both are the same. */
export function sessionConflict(named: unknown, visit: Visit): 'OTHER_SESSION' | 'SIGNED_OUT' | null {
  if ((named ?? '') === visit.name()) return null;
  return visit.session ? 'OTHER_SESSION' : 'SIGNED_OUT';
}
