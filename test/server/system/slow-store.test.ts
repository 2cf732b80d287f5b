import { cleanUp } from '../../support/programs/cleanup';
import { canaryPaths, canaryStore } from '../../support/stores/canary-store';
import { pageFaults } from '../../support/programs/page-faults';
import { queryPath } from '../../support/programs/persisted-document';
import { type ProxiedServer, startProxiedServer } from '../../support/programs/proxied-server';

jest.setTimeout(120_000);

const visitors = 100;
const retry = 'Coba Lagi';

let system: ProxiedServer;
beforeAll(async () => {
  system = await startProxiedServer({ LOG_LEVEL: 'silent' });
  for (const store of ['lambat', 'lancar']) {
    const { document, items } = canaryStore(store, `kenari-${store}`);
    await system.admin.apply(store, document);
    await system.admin.replaceItems(store, items);
  }
});
afterAll(() => system.stop());
afterAll(cleanUp);

const visit = async (path: string) => {
  const response = await fetch(system.server.url + path, { headers: { 'accept-language': 'id' } });
  return { status: response.status, html: await response.text() };
};

test('pages of another store are complete while all calls of one store hang', async () => {
  await visit('/lambat');
  system.proxy.fault(/codename=lambat(&|$)/, 'hang');
  const crowd = Array.from({ length: visitors }, (_, at) =>
    visit(queryPath('ItemScreen', 'lambat', 'id', { id: `nomor${at}` })),
  );
  for (const path of canaryPaths) {
    const { status, html } = await visit(`/lancar${path}`);
    expect(status).toBe(200);
    expect(html).toContain('kenari-lancar');
    expect(html).not.toContain(retry);
    expect(pageFaults(html)).toEqual([]);
  }
  const answers = await Promise.all(crowd);
  expect(answers.filter(({ html }) => !html.includes('"errors"'))).toEqual([]);
});
