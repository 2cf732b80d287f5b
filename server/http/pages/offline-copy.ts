interface OfflineCopy {
  status: number;
  isShared: boolean;
  isForCustomer: boolean;
  /** The name of the visitor's session; empty for a guest. */
  session: string;
}

/**
 * Who may read a page that the store's service worker stores: `shared` for everybody, or a session's name; null if it
 * may not be stored.
 */
export function offlineCopy({ status, isShared, isForCustomer, session }: OfflineCopy): string | null {
  if (status !== 200) return null;
  if (isShared) return 'shared';
  return (isForCustomer && session) || null;
}
