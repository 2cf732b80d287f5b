import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  type ClosingAnswer,
  type ClosingDraft,
  closeAccountMachine,
} from '../../../../machines/accounts/close-account';
import { AccountStateDocument } from '../../../__generated__/documents/account-state';
import { CloseAccountDocument } from '../../../__generated__/documents/close-account';
import { useFlow } from '../../../actors/use-flow';
import { useExecute } from '../../../api/execute';
import { clearSession } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { unwrap } from '../../../api/unwrap';
import { usePageData } from '../../../api/use-loaded';
import { customerPaths } from '../../../routing/customer-paths';
import { clearPersonal } from '../../../storage/claim-storage';
import { leaveForHome } from '../left-for-home';

/** Closes the account; `clear` then deletes the customer's data in the browser, which unmounts private pages. */
export function useCloseAccount() {
  const execute = useExecute();
  const pageData = usePageData();
  const { codename } = useStore();
  const clear = () => {
    pageData.invalidatePrivate();
    clearPersonal(codename);
    clearSession(codename);
  };
  const machine = useMemo(() => {
    return closeAccountMachine.provide({
      actors: {
        closeAccount: fromPromise<ClosingAnswer, ClosingDraft>(async ({ input: closing, signal }) => {
          // The answer ends the session, and the page may be unmounted before the flow has read it.
          leaveForHome(customerPaths.closeAccount, true);
          const { closeAccount } = unwrap(await execute(CloseAccountDocument, { closing }, signal));
          if (closeAccount.__typename !== 'Refusal') return null;
          leaveForHome(customerPaths.closeAccount, false);
          return closeAccount;
        }),
        isClosed: fromPromise<boolean, void>(async ({ signal }) => {
          const answer = await execute(AccountStateDocument, {}, signal);
          const isClosed = (!answer.ok && answer.code === 'SIGNED_OUT') || unwrap(answer).customer === null;
          leaveForHome(customerPaths.closeAccount, isClosed);
          return isClosed;
        }),
      },
    });
  }, [execute]);
  return { flow: useFlow(machine), clear };
}
