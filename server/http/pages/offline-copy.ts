interface OfflineCopy {
  status: number;
  isShared: boolean;
  isForCustomer: boolean;
  /** The name of the visitor's; empty for a guest. */
  session: string;
}

/** For whom the store's service worker may store a page: `shared` for everybody, else a session's name; null for nobody. */
export function offlineCopy({ status, isShared, isForCustomer, session }: OfflineCopy): string | null {
  if (status !== 200) return null;
  if (isShared) return 'shared';
  return (isForCustomer && session) || null;
}
