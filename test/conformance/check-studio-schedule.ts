import { documentOf, numberAt } from './check-studio-revisions';
import type { Run } from './run';
import { type InStore, type StudioCalls, studioCalls } from './studio-calls';

const day = 24 * 3_600_000;
const name = 'Uji Jadwal';
const noPlan = '6f1c2f0e-4a57-4c39-9a3e-0a4e6f0f9d11';

/** The same whole second for all, because a provider may store no less. */
const inDays = (days: number) => new Date(Math.floor(Date.now() / day) * day + days * day);
const iso = (days: number) => inDays(days).toISOString();

const nameOf = (document: Readonly<Record<string, unknown>> | undefined) =>
  (document?.app as { name?: unknown } | undefined)?.name;

/** The days of the beginning and the end in the list, as they were asked for. */
async function timesOf({ call }: StudioCalls, plan: string) {
  const ends = (await call('listScheduled'))?.body.data?.filter((one) => one.plan === plan);
  return ends?.map(({ end, at }) => `${end} ${new Date(at).toISOString()}`);
}

/** What is scheduled is current from its beginning to its end, when it is moved too, until it is cancelled. */
async function checkPlan(calls: StudioCalls, plan: string, current: number) {
  const { call, check, refused } = calls;
  const path = { plan };
  const times = await timesOf(calls, plan);
  check(
    times?.join() === `schedule ${iso(30)},end ${iso(40)}`,
    'listScheduled',
    'it does not begin and end as it was scheduled',
    plan,
  );
  const number = await numberAt(calls, inDays(35));
  check(number !== current, 'findRevisionAt', 'the current revision stays when something is scheduled', plan);
  if (number !== undefined)
    check(nameOf(await documentOf(calls, number)) === name, 'readRevision', 'the scheduled revision is another', plan);
  const after = await numberAt(calls, inDays(41));
  if (after !== undefined)
    check(nameOf(await documentOf(calls, after)) !== name, 'findRevisionAt', 'it stays after its end', plan);

  const early = { path, fields: { until: iso(20) } };
  await refused('moveScheduled', 'SCHEDULE_ENDS_EARLY', 'moving the end before the beginning', early);
  await call('moveScheduled', { path, fields: { from: iso(36) } });
  check((await numberAt(calls, inDays(35))) === current, 'moveScheduled', 'it still begins as before', plan);
  check(
    (await numberAt(calls, inDays(37))) === number,
    'moveScheduled',
    'it does not begin when it was moved to',
    plan,
  );

  await call('cancelScheduled', { path });
  check((await numberAt(calls, inDays(37))) === current, 'cancelScheduled', 'it begins after it was cancelled', plan);
  check((await timesOf(calls, plan))?.length === 0, 'cancelScheduled', 'it is still in the list', plan);
  await refused('cancelScheduled', 'SCHEDULE_OVER', 'cancelling twice', { path });
}

/** Schedules a change for next month, moves it, and cancels it. A store in which somebody works is left alone. */
export async function checkSchedule(run: Run, inStore: InStore, current: number) {
  const calls = studioCalls(run, inStore);
  const { call, check, refused } = calls;
  const { codename } = inStore;
  const unknown = { path: { plan: noPlan } };
  await refused('moveScheduled', 'SCHEDULE_OVER', 'moving what is not scheduled', {
    ...unknown,
    fields: { from: iso(30) },
  });
  await refused('cancelScheduled', 'SCHEDULE_OVER', 'cancelling what is not scheduled', unknown);
  const draft = (await call('readDraft'))?.body.data;
  const others = (await call('listScheduled'))?.body.data;
  if (!draft || !others) return;
  if (draft.saved_at !== null || others.length > 0)
    return run.report.skip(`schedules of ${codename}: somebody is changing the store`);
  const document = { ...draft.document, app: { ...(draft.document.app as object), name } };
  const saved = (await call('saveDraft', { json: { version: draft.version, document } }))?.body.data;
  if (!saved) return;
  const fields = { version: saved.version, from: iso(30), until: iso(40) };
  const past = { fields: { ...fields, from: iso(-30) } };
  await refused('scheduleDraft', 'SCHEDULE_PAST', 'a beginning in the past', past);
  const early = { fields: { ...fields, until: iso(20) } };
  await refused('scheduleDraft', 'SCHEDULE_ENDS_EARLY', 'an end before the beginning', early);
  const scheduled = (await call('scheduleDraft', { fields }))?.body;
  if (scheduled?.data) await checkPlan(calls, scheduled.data.plan, current);
  else if (scheduled) run.report.skip(`schedules of ${codename}: ${scheduled.error_code} refuses one`);
  await call('discardDraft');
  const left = (await call('readDraft'))?.body.data;
  check(left?.version === draft.version, 'discardDraft', 'the store is not as it was before');
}
