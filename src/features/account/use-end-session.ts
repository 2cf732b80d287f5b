import { useCallback } from 'react';
import { clearSession } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { usePageData } from '../../api/use-loaded';
import { clearPersonal } from '../../storage/storage-keys';

/** Drops what the browser holds of a customer whose session is over, which unmounts private pages. */
export function useEndSession() {
  const pageData = usePageData();
  const { codename } = useStore();
  return useCallback(() => {
    pageData.invalidatePrivate();
    clearPersonal(codename);
    clearSession(codename);
  }, [codename, pageData]);
}
