import { storedValue } from '../storage/stored-value';

const intervalMs = 5 * 60_000;

/** Loads the page anew from a build that has replaced its own; not again within 5 minutes, should that not help. */
export function reloadOnce() {
  const reloadedAt = storedValue('session/device/reloaded-at');
  if (Date.now() - Number(reloadedAt.read()) < intervalMs) return;
  // Without storage it could reload forever.
  if (reloadedAt.write(String(Date.now()))) location.reload();
}

/** A script of the page that is gone from the server was of an earlier build; offline, or while the server fails, it is not gone. */
export const reloadForLostScripts = () =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement)
        void fetch(target.src, { method: 'HEAD' }).then(({ status }) => status === 404 && reloadOnce(), String);
    },
    true,
  );
