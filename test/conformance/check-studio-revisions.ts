import type { components } from '../../provider/__generated__/studio';
import type { Run } from './run';
import { type InStore, type StudioCalls, studioCalls } from './studio-calls';

type HistoryEntry = components['schemas']['HistoryEntry'];
type Role = components['schemas']['StaffStore']['role'];

const maxRead = 5;
const noRevision = '2147483647';

const text = (document: unknown) => JSON.stringify(document);

export const documentOf = async ({ call }: StudioCalls, number: number) =>
  (await call('readRevision', { path: { number: String(number) } }))?.body.data?.document;

export const numberAt = async ({ call }: StudioCalls, moment: Date) =>
  (await call('findRevisionAt', { fields: { moment: moment.toISOString() } }))?.body.data?.number;

/** The changes of the newest revisions are what differs from the one before. */
async function checkHistory(calls: StudioCalls, history: readonly HistoryEntry[]) {
  const moves = history.flatMap(({ number, moves: own }) => own.map((move) => ({ number, ...move })));
  const newest = moves.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, maxRead);
  for (const [at, { number, changes }] of newest.entries()) {
    const before = newest[at + 1];
    if (!before) continue;
    const [own, other] = [await documentOf(calls, number), await documentOf(calls, before.number)];
    if (own && other)
      calls.check(
        (text(own) === text(other)) === (changes.length === 0),
        'listHistory',
        'its changes are not what differs from the revision before',
        String(number),
      );
  }
}

/** Tries to restore an older revision over another than the current one, and restores the current one: nothing changes. */
async function checkRestore({ call, check, refused }: StudioCalls, current: number, older: number | undefined) {
  const expected = { current: current + 1 };
  await call('restoreRevision', { path: { number: noRevision }, fields: expected, expect: 404 });
  const changed = { path: { number: String(older) }, fields: expected };
  if (older !== undefined)
    await refused('restoreRevision', 'REVISION_CHANGED', 'restoring after another publication', changed);
  const path = { number: String(current) };
  const restored = (await call('restoreRevision', { path, fields: { message: '' } }))?.body;
  if (restored)
    check(
      restored.data?.revision === current && restored.data.changed === 0,
      'restoreRevision',
      'restoring the current revision changes the store',
      path.number,
    );
}

/**
 * Reads the newest revisions; a publisher restores the current one too.
 *
 * @returns the number of the current one
 */
export async function checkRevisions(run: Run, inStore: InStore, role: Role): Promise<number | undefined> {
  const calls = studioCalls(run, inStore);
  const { call, check } = calls;
  const history = (await call('listHistory'))?.body.data;
  if (!history) return undefined;
  const [current, ...more] = history.filter((entry) => entry.current === 1);
  check(more.length === 0 && current !== undefined, 'listHistory', 'it has not one current revision');
  if (!current) return undefined;
  const { number } = current;
  const record = String(number);
  await checkHistory(calls, history);
  await call('readRevision', { path: { number: noRevision }, expect: 404 });
  const read = (await call('readRevision', { path: { number: record } }))?.body.data;
  if (read) check(read.number === number, 'readRevision', `it is revision ${read.number}`, record);
  const now = await numberAt(calls, new Date());
  if (now !== undefined) check(now === number, 'findRevisionAt', `revision ${now} is current now`, record);
  if (role !== 'editor') await checkRestore(calls, number, history.find((entry) => entry.current !== 1)?.number);
  return number;
}
