import { useCallback } from 'react';
import { SignOutDocument } from '../../__generated__/documents/sign-out';
import { SignOutEverywhereDocument } from '../../__generated__/documents/sign-out-everywhere';
import { useExecute } from '../../api/execute';
import { useEndSession } from './use-end-session';

/** Done, with the provider's words; or why the session goes on. */
export type SignedOut = { done: true; message: string } | { done: false; message: string };

/** Ends this session or all of them, and drops what the browser kept of the customer. */
export function useSignOut() {
  const execute = useExecute();
  const endSession = useEndSession();
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
      if (isOver) endSession();
      return { done: isOver, message };
    },
    [endSession, execute],
  );
}
