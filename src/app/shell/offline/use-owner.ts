import { useEffect } from 'react';
import { CustomerRulesDocument } from '../../../__generated__/documents/customer-rules';
import { onConnectionReturn } from '../../../api/connection';
import { useStore } from '../../../api/store-context';
import { useCustomerDocument } from '../../../api/use-customer-document';
import { claimStorage } from '../../../storage/claim-storage';
import { clearOldPictures } from '../../../storage/stored-pictures';

const all = {};

/**
 * Learns from the server who is signed in, because a session may have begun without JavaScript. Removes what another
 * customer left.
 */
export function useOwner(): string | null {
  const { codename } = useStore();
  const { loaded, reload } = useCustomerDocument(CustomerRulesDocument, all);
  const owner = (loaded?.ok && loaded.data.customer?.id) || null;
  const hasFailed = loaded !== null && !loaded.ok;
  useEffect(() => (hasFailed ? onConnectionReturn(reload) : undefined), [hasFailed, reload]);
  useEffect(() => {
    if (owner !== null) claimStorage(codename, owner);
  }, [codename, owner]);
  useEffect(() => void clearOldPictures(codename).catch(() => undefined), [codename]);
  return owner;
}
