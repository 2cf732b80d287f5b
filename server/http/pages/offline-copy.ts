import { createHash } from 'node:crypto';
import type { Session } from '../../sessions/visit';

/** Names a session to its own browser: another one has another name, which says nothing of the customer. */
const nameOf = ({ customer, store, since }: Session) =>
  createHash('sha256')
    .update(JSON.stringify([store, customer, since]))
    .digest('base64url')
    .slice(0, 16);

interface OfflineCopy {
  status: number;
  isShared: boolean;
  isForCustomer: boolean;
  session: Session | null;
}

/** For whom the store's service worker may store a page: `shared` for everybody, else a session's name; null for nobody. */
export function offlineCopy({ status, isShared, isForCustomer, session }: OfflineCopy): string | null {
  if (status !== 200) return null;
  if (isShared) return 'shared';
  return isForCustomer && session ? nameOf(session) : null;
}
