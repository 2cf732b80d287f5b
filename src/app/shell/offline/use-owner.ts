import { useEffect } from 'react';
import { CustomerRulesDocument } from '../../../__generated__/documents/customer-rules';
import { onConnectionReturn } from '../../../api/connection';
import { useStore } from '../../../api/store-context';
import { useCustomerDocument } from '../../../api/use-customer-document';
import { claimStorage } from '../../../storage/claim-storage';
import { clearOldPictures } from '../../../storage/stored-pictures';

const all = {};

/** Who is signed in, by the server: a session may have begun without a script. What another customer left goes. */
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
