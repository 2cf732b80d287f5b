import restSchemas from '../../provider/__generated__/rest-schemas.json';
import { createCaller, type OperationId } from '../conformance/caller';
import { checkNewcomer } from '../conformance/check-studio-newcomer';
import { checkPeople } from '../conformance/check-studio-people';
import { checkRevisions } from '../conformance/check-studio-revisions';
import { checkSchedule } from '../conformance/check-studio-schedule';
import { checkSessions } from '../conformance/check-studio-sessions';
import { createReport, type Result } from '../conformance/report';
import { noStore, type Run } from '../conformance/run';
import { defaults } from '../conformance/run-conformance';
import type { InStore } from '../conformance/studio-calls';
import type { Fields } from '../second-provider/faults';
import { cleanUp } from '../support/programs/cleanup';
import { providerAdmin } from '../support/programs/provider-admin';
import { type RunningProvider, startProvider } from '../support/programs/start-provider';
import { demoCatalogues } from '../support/stores/demo-catalogue';
import { inviteToStudio } from '../support/studio/invite-to-studio';
import { type Fault, faults } from './studio-faults';

jest.setTimeout(120_000);

const codename = 'loketkita';
const staff = { email: 'studio@toko.test', password: 'belanja123' };

let provider: RunningProvider;
let owner: InStore;
let person: string;

const runOf = (): Run => {
  const report = createReport();
  return { report, caller: createCaller(provider.url, report), options: { ...defaults, staff } };
};

beforeAll(async () => {
  provider = await startProvider();
  const store = demoCatalogues.get(codename)?.store;
  const name = 'Loket Lain';
  await providerAdmin(provider).apply(codename, { ...store, app: { ...store?.app, name } });
  const { caller } = runOf();
  const token = (await caller.call(noStore, 'signInStaff', { fields: staff }))?.body.data?.token ?? '';
  owner = { token, codename };
  person = (await caller.call(noStore, 'getStaffProfile', { token }))?.body.data?.staff_uid ?? '';
});
afterAll(async () => {
  await provider.stop();
  cleanUp();
});

/** A fault may have left something behind. */
afterEach(async () => {
  jest.restoreAllMocks();
  const { caller } = runOf();
  const { token } = owner;
  const scope = { codename, viewUid: '' };
  const planned = (await caller.call(scope, 'listScheduled', { token, path: { codename } }))?.body.data ?? [];
  for (const plan of new Set(planned.map((one) => one.plan)))
    await caller.call(scope, 'cancelScheduled', { token, path: { codename, plan } });
  await caller.call(scope, 'discardDraft', { token, path: { codename } });
});

const current = async () =>
  (
    await runOf().caller.call({ codename, viewUid: '' }, 'listHistory', { token: owner.token, path: { codename } })
  )?.body.data?.find((one) => one.current === 1)?.number ?? 0;

let newcomers = 0;

const rooms: Readonly<Record<Fault['room'], (run: Run) => Promise<unknown>>> = {
  sessions: (run) => checkSessions(run, owner.token),
  people: (run) => checkPeople(run, owner, person),
  async newcomer(run) {
    newcomers += 1;
    const email = `baru${newcomers}@toko.test`;
    return checkNewcomer(run, owner, await inviteToStudio(provider, codename, { email, role: 'viewer' }));
  },
  revisions: (run) => checkRevisions(run, owner, 'owner'),
  schedule: async (run) => checkSchedule(run, owner, await current()),
};

async function resultOf(room: Fault['room']): Promise<Result> {
  const run = runOf();
  await rooms[room](run);
  return run.report.result();
}

const patternOf = (operation: OperationId) =>
  new RegExp(`${restSchemas[operation].url.replace(/:\w+/g, '[^/]+')}([?]|$)`);

const done = { success: true, message: '', error_code: null, data: null };

/** Puts the fault between the kit and the provider. */
function spoil({ operation, reply, form }: Fault) {
  const ask = globalThis.fetch;
  const pattern = patternOf(operation);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method !== restSchemas[operation].method || !pattern.test(url as string)) return ask(url, init);
    if (!reply && !form) return Response.json(done);
    if (form && init.body instanceof URLSearchParams) form(init.body);
    const answer = await ask(url, init);
    if (!reply || !answer.ok) return answer;
    const body = (await answer.json()) as Fields;
    reply(body);
    return Response.json(body);
  });
}

test.each(Object.keys(rooms) as Fault['room'][])('the checks of %s hold at the reference provider', async (room) => {
  const before = await current();
  expect(await resultOf(room)).toMatchObject({ failures: [], skipped: [] });
  expect(await current()).toBe(before);
});

test.each(Object.entries(faults))('%s: is reported', async (_name, fault) => {
  spoil(fault);
  const { failures } = await resultOf(fault.room);
  const reported = [...new Set(failures.map(({ operation }) => operation))];
  expect(reported.toSorted()).toEqual((fault.reported ?? [fault.operation]).toSorted());
});
