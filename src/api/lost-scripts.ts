import { storedText } from '../storage/stored-text';

const intervalMs = 5 * 60_000;

/** Reloads the page if a newer build has replaced its own; at most once in 5 minutes, in case that does not help. */
export function reloadOnce() {
  const reloadedAt = storedText('session/device/reloaded-at');
  if (Date.now() - Number(reloadedAt.read()) < intervalMs) return;
  // Without storage, it could reload forever.
  if (reloadedAt.write(String(Date.now()))) location.reload();
}

/**
 * If a script of the page is missing on the server, it belongs to an earlier build. If the server cannot be reached, it
 * is not missing.
 */
export const reloadForLostScripts = () =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement)
        void fetch(target.src, { method: 'HEAD' }).then(({ status }) => status === 404 && reloadOnce(), String);
    },
    true,
  );
