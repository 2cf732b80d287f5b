import type { components } from '../../server/__generated__/rest';
import type { Scope } from './caller';
import { nobody, type Run, verify } from './run';

type Rest = components['schemas'];

const service = 1;
/** The style of a service by date and time. */
const visit = 3;
const dayMs = 86_400_000;
const lookedAt = 14;

const dayText = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Checks the free times of a store's bookable services, and that only customers can hold a time. */
export async function checkServices(run: Run, scope: Scope, items: readonly Rest['Item'][]) {
  const known = new Map(items.filter(({ type }) => type === service).map((item) => [item.view_uid, item]));
  const services = [...known.values()].slice(0, run.options.items);
  for (const one of services) await checkDays(run, scope, one);
  const [first] = services;
  if (!first) return;
  const { caller, report } = run;
  const hold = { list_vuid: first.view_uid, start_date: dayText(Date.now() + dayMs), session_code: nobody };
  await caller.call(scope, 'holdSlot', { fields: hold, expect: 401, about: first.view_uid });
  const fields = { codename: scope.codename, ...span() };
  await caller.call(scope, 'listSlots', { path: { view_uid: nobody }, fields, expect: 404, about: nobody });
  report.count('checks');
}

const span = () => ({ from: dayText(Date.now()), to: dayText(Date.now() + (lookedAt - 1) * dayMs) });

async function checkDays(run: Run, scope: Scope, { view_uid, style }: Rest['Item']) {
  const place = { store: scope.codename, operation: 'listSlots', record: view_uid };
  const { from, to } = span();
  const expect = style === 0 ? { expect: 404 } : {};
  const fields = { codename: scope.codename, from, to };
  const reply = await run.caller.call(scope, 'listSlots', { path: { view_uid }, fields, about: view_uid, ...expect });
  if (!reply || style === 0) return;
  const { days, style: answered } = reply.body.data;
  verify(run, answered === style, place, `is booked by style ${answered}, and is of style ${style}`);
  const dates = days.map(({ date }) => date);
  verify(run, new Set(dates).size === dates.length, place, 'has a day twice');
  const asked = Array.from({ length: lookedAt }, (_, at) => dayText(Date.parse(from) + at * dayMs));
  verify(run, [...new Set(dates)].join() === asked.join(), place, `answers ${dates.join(', ')} for ${from} to ${to}`);
  for (const { closed, free, times } of days) {
    const most = Math.max(0, ...times.map((slot) => slot.free));
    verify(run, closed === null || free === 0, place, 'has a closed day with free places');
    verify(run, style === visit || times.length === 0, place, 'has times, though whole days are booked');
    verify(run, style !== visit || free === most, place, 'has a day with more free places, or fewer, than its times');
    verify(run, new Set(times.map(({ time }) => time)).size === times.length, place, 'has a time twice');
  }
}
