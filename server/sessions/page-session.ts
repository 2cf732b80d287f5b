import type { Visit } from './visit';

/** In which a page names the session that it was made for, and learns which began; missing for a guest. */
export const sessionHeader = 'x-session';

/** Why a request is not answered whose page was made for another session than its cookies open; null where both are one. */
export function sessionConflict(named: unknown, visit: Visit): 'OTHER_SESSION' | 'SIGNED_OUT' | null {
  if ((named ?? '') === visit.name()) return null;
  return visit.session ? 'OTHER_SESSION' : 'SIGNED_OUT';
}
