import type { OperationId, Scope } from './caller';
import { firstRegion, type Session } from './check-account';
import { newKey } from './check-attempts';
import { nobody, type Run, verify, verifyUnique } from './run';

/** Checks favourites, addresses, sessions and notifications; restores everything at the end. */
export async function checkSaved(run: Run, scope: Scope, session: Session, items: readonly string[]) {
  await checkSessions(run, scope, session);
  await checkFavourites(run, scope, session, items);
  await checkAddressBook(run, scope, session);
  await checkNotifications(run, scope, session);
  const fields = { order_uid: nobody, session_code: newKey() };
  await run.caller.call(scope, 'orderAgain', { token: session.token, fields, expect: 404, about: nobody });
}

const placeOf = (scope: Scope, operation: OperationId, record: string) => ({
  store: scope.codename,
  operation,
  record,
});

async function checkSessions(run: Run, scope: Scope, { token, identity }: Session) {
  const listed = await run.caller.call(scope, 'listSessions', { token, about: identity });
  const place = placeOf(scope, 'listSessions', identity);
  const current = listed?.body.data.filter(({ is_current }) => is_current === 1);
  if (current) verify(run, current.length === 1, place, `${current.length} sessions are the one of the call`);
}

async function checkFavourites(run: Run, scope: Scope, { token, identity }: Session, items: readonly string[]) {
  const { caller } = run;
  const list = async () => {
    const reply = await caller.call(scope, 'listFavourites', { token, about: identity });
    return reply?.body.data.map(({ view_uid }) => view_uid);
  };
  const save = (view_uid: string, favourite: number) =>
    caller.call(scope, 'saveFavourite', { token, fields: { view_uid, favourite }, about: view_uid });
  const before = await list();
  const added = items.find((uid) => !before?.includes(uid));
  if (!before || !added) return;
  const unknown = await save(nobody, 1);
  if (unknown)
    verify(run, !unknown.body.success, placeOf(scope, 'saveFavourite', nobody), 'an unknown item is not refused');
  await save(added, 1);
  await save(added, 1);
  const view_uids = added;
  const session_code = newKey();
  for (let round = 0; round < 2; round++)
    await caller.call(scope, 'mergeFavourites', { token, fields: { view_uids, session_code }, about: added });
  const after = await list();
  if (after) {
    verify(run, after[0] === added, placeOf(scope, 'listFavourites', added), 'the newest favourite is not the first');
    verifyUnique(run, after, placeOf(scope, 'listFavourites', added));
  }
  await save(added, 0);
  const end = await list();
  if (end)
    verify(run, !end.includes(added), placeOf(scope, 'saveFavourite', added), 'a favourite that was removed is listed');
}

async function checkAddressBook(run: Run, scope: Scope, { token, identity }: Session) {
  const { caller, report } = run;
  const before = await caller.call(scope, 'listSavedAddresses', { token, about: identity });
  const region = await firstRegion(run, scope);
  if (!before || !region) return;
  if (before.body.data.length > 8) return report.skip(`saved addresses of ${scope.codename}: no room for two more`);
  const main = before.body.data.find(({ is_default }) => is_default === 1)?.view_uid;
  const fields = { full_name: 'Uji Kesesuaian', address: 'Jalan Uji 1', phone_number: '+628123456789', ...region };
  const at = (operation: OperationId, uid: string) => placeOf(scope, operation, uid);
  const path = { address_uid: newKey() };
  const uid = path.address_uid;
  const stored = await caller.call(scope, 'storeAddress', { token, path, fields });
  await caller.call(scope, 'storeAddress', { token, path, fields });
  if (!stored || !verify(run, stored.body.success, at('storeAddress', uid), 'an address is refused')) return;
  const wrong = await caller.call(scope, 'storeAddress', { token, path, fields: { ...fields, city: '' } });
  if (wrong) verify(run, !wrong.body.success, at('storeAddress', uid), 'an address without a city is not refused');
  const chosen = await caller.call(scope, 'chooseAddress', { token, path });
  if (chosen) {
    const mains = chosen.body.data.filter(({ is_default }) => is_default === 1).map(({ view_uid }) => view_uid);
    const ids = chosen.body.data.map(({ view_uid }) => view_uid);
    verify(run, mains.join() === uid, at('chooseAddress', uid), `orders are sent to "${mains.join()}"`);
    verify(run, ids.filter((one) => one === uid).length === 1, at('storeAddress', uid), 'is not listed once');
  }
  const current = await caller.call(scope, 'getAddress', { token, about: identity });
  const street = current?.body.data?.address;
  if (current) verify(run, street === fields.address, at('getAddress', uid), 'is not the address that was chosen');
  if (main) await caller.call(scope, 'chooseAddress', { token, path: { address_uid: main } });
  for (let round = 0; round < 2; round++) {
    const rest = await caller.call(scope, 'deleteAddress', { token, path });
    const isListed = rest?.body.data.some(({ view_uid }) => view_uid === uid);
    if (rest) verify(run, rest.body.success && !isListed, at('deleteAddress', uid), 'is listed after it was deleted');
  }
  const gone = await caller.call(scope, 'chooseAddress', { token, path });
  if (gone) verify(run, !gone.body.success, at('chooseAddress', uid), 'an unknown address is not refused');
}

/** Optional: a provider without notifications sends nothing. */
async function checkNotifications(run: Run, scope: Scope, { token, identity }: Session) {
  const { caller } = run;
  const optional = { token, about: identity, optional: true };
  const listed = await caller.call(scope, 'listNotifications', optional);
  const times = listed?.body.data.map(({ creation_date }) => Date.parse(creation_date));
  const place = placeOf(scope, 'listNotifications', identity);
  if (times) {
    verify(run, times.length <= 50, place, `${times.length} notifications, at most 50 are listed`);
    const isSorted = times.every((time, at) => at === 0 || time <= (times[at - 1] ?? time));
    verify(run, isSorted, place, 'the newest notification is not the first');
  }
  const settings = await caller.call(scope, 'getPushSettings', optional);
  const key = settings?.body.data.public_key;
  if (key !== undefined)
    verify(
      run,
      Buffer.from(key, 'base64url').length === 65,
      placeOf(scope, 'getPushSettings', identity),
      'the key is not 65 bytes as base64url',
    );
  const [kind] = settings?.body.data.kinds ?? [];
  if (!kind) return;
  for (const is_muted of [1 - Number(kind.is_muted === 1), Number(kind.is_muted === 1)]) {
    await caller.call(scope, 'muteNotifications', { token, fields: { kind: kind.kind, is_muted }, about: identity });
    const after = await caller.call(scope, 'getPushSettings', { token, about: identity });
    const isMuted = after?.body.data.kinds.find((one) => one.kind === kind.kind)?.is_muted === 1;
    if (after)
      verify(run, isMuted === (is_muted === 1), placeOf(scope, 'muteNotifications', kind.kind), 'is not as it was set');
  }
}
