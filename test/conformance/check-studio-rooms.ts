import { randomBytes } from 'node:crypto';
import { type Run, verify } from './run';
import type { InStore } from './studio-calls';

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

const newClient = () => randomBytes(8).toString('hex');

/** Two tabs of a person see each other, and the part that each has open. */
export async function checkPresence(run: Run, { token, codename }: InStore) {
  const { caller } = run;
  const scope = { codename, viewUid: '' };
  const place = { store: codename, operation: 'reportPresence' };
  const [first, second] = [newClient(), newClient()];
  const report = async (client: string, pointer: string) =>
    (await caller.call(scope, 'reportPresence', { token, path: { codename }, fields: { client, pointer } }))?.body.data;
  const alone = await report(first, '/app/name');
  const seen = await report(second, '');
  if (!alone || !seen) return;
  const other = seen.people.find(({ client }) => client === first);
  verify(run, other?.pointer === '/app/name', place, 'another tab does not see which part is open');
  verify(
    run,
    seen.people.every(({ client }) => client !== second),
    place,
    'a tab sees itself',
  );
  verify(run, seen.version === alone.version, place, 'two tabs see different versions of the draft');
}

/** A link to the current revision is open for 7 days, until it is revoked. */
export async function checkPreviews(run: Run, { token, codename }: InStore, revision: number) {
  const { caller, report } = run;
  const scope = { codename, viewUid: '' };
  const path = { codename };
  const shared = await caller.call(scope, 'sharePreview', { token, path, fields: { revision } });
  const link = shared?.body.data;
  if (!link) return shared && report.skip(`previews of ${codename}: ${shared.body.error_code} refuses a link`);
  const place = { store: codename, operation: 'sharePreview', record: link.link_uid };
  verify(run, link.revision === revision, place, 'it shows another revision');
  const life = Date.parse(link.expires_at) - Date.parse(link.created_at);
  verify(run, Math.abs(life - week) < minute, place, 'it does not expire after 7 days');
  const isOpen = async () =>
    (await caller.call(scope, 'listPreviews', { token, path }))?.body.data?.some(
      (one) => one.link_uid === link.link_uid,
    );
  verify(run, (await isOpen()) === true, place, 'it is not in the list');
  for (let time = 0; time < 2; time += 1)
    await caller.call(scope, 'revokePreview', { token, path: { codename, link_uid: link.link_uid } });
  verify(run, (await isOpen()) === false, { ...place, operation: 'revokePreview' }, 'it is still in the list');
}

const missing = 'listimage/nobody_has_this.webp';

/** A WebP of one pixel. */
const pixel = Uint8Array.from(Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'));

/** Adds a picture to the library of a store, names it, deletes it, brings it back, and deletes it again. */
export async function checkLibrary(run: Run, { token, codename }: InStore) {
  const { caller, report } = run;
  const scope = { codename, viewUid: '' };
  const path = { codename };
  for (const operation of ['deleteStorePicture', 'restoreStorePicture'] as const)
    await caller.call(scope, operation, { token, path, fields: { picture: missing }, expect: 404 });
  const options = { token, path: { ...path, kind: 'listimage' }, picture: pixel };
  const added = await caller.call(scope, 'addStorePicture', options);
  const picture = added?.body.data?.picture;
  if (picture === undefined)
    return added && report.skip(`pictures of ${codename}: ${added.body.error_code} refuses a picture`);
  const find = async () =>
    (await caller.call(scope, 'listStorePictures', { token, path }))?.body.data?.pictures.find(
      (one) => one.picture === picture && one.is_added === 1,
    );
  const act = (operation: 'deleteStorePicture' | 'restoreStorePicture') =>
    caller.call(scope, operation, { token, path, fields: { picture } });
  const place = (operation: string) => ({ store: codename, operation, record: picture });
  await caller.call(scope, 'saveStorePicture', { token, path, fields: { picture, title: 'Uji Kesesuaian' } });
  const named = await find();
  verify(run, named?.title === 'Uji Kesesuaian', place('saveStorePicture'), 'the library has it without its name');
  await act('deleteStorePicture');
  verify(run, (await find()) === undefined, place('deleteStorePicture'), 'the library still has it');
  await act('restoreStorePicture');
  verify(run, (await find()) !== undefined, place('restoreStorePicture'), 'the library does not have it again');
  await act('deleteStorePicture');
}
