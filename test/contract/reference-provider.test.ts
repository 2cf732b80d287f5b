import { runConformance } from '../conformance/run-conformance';
import { inviteToStudio } from '../support/studio/invite-to-studio';
import { cleanUp } from '../support/programs/cleanup';
import { type RunningProvider, startProvider } from '../support/programs/start-provider';

jest.setTimeout(300_000);

let provider: RunningProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(async () => {
  await provider.stop();
  cleanUp();
});

test('the reference provider passes the read, purchase and studio checks of its conformance test', async () => {
  const customer = { identity: 'demo', password: 'belanja123' };
  const staff = { email: 'studio@toko.test', password: 'belanja123' };
  const invitation = await inviteToStudio(provider, 'antarin', { email: 'baru@toko.test', role: 'viewer' });
  const given = { customer, staff, invitation, items: 3, pages: 2 };
  const { failures, skipped } = await runConformance(provider.url, given);
  expect(failures).toEqual([]);
  expect(skipped.filter((what) => !/^\d+ more pictures$/.test(what))).toEqual([]);
});
