import { useCallback } from 'react';
import { SignOutDocument } from '../../__generated__/documents/sign-out';
import { SignOutEverywhereDocument } from '../../__generated__/documents/sign-out-everywhere';
import { clearSession } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { useExecute } from '../../api/execute';
import { usePageData } from '../../api/use-loaded';
import { clearPersonal } from '../../storage/claim-storage';

/** Done, with the provider's text; or the reason why the session continues. */
export type SignedOut = { done: true; message: string } | { done: false; message: string };

/** Ends this session or all sessions, and deletes the customer's data in the browser. */
export function useSignOut() {
  const execute = useExecute();
  const pageData = usePageData();
  const { codename } = useStore();
  return useCallback(
    async (where: 'here' | 'everywhere'): Promise<SignedOut> => {
      const answer =
        where === 'here'
          ? await execute(SignOutDocument, {}).then((loaded) =>
              loaded.ok ? { ...loaded, data: loaded.data.signOut } : loaded,
            )
          : await execute(SignOutEverywhereDocument, {}).then((loaded) =>
              loaded.ok ? { ...loaded, data: loaded.data.signOutEverywhere } : loaded,
            );
      const isOver = answer.ok ? answer.data.__typename === 'Done' : answer.code === 'SIGNED_OUT';
      const message = answer.ok ? answer.data.message : '';
      if (isOver) {
        pageData.invalidatePrivate();
        clearPersonal(codename);
        clearSession(codename);
      }
      return { done: isOver, message };
    },
    [codename, execute, pageData],
  );
}
