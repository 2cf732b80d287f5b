import fc from 'fast-check';
import { cleanUp } from '../../harness/at-the-end';
import { storeBreakages } from '../../harness/breakages';
import { pageFaults } from '../../harness/page-faults';
import { providerAdmin, type ProviderAdmin } from '../../harness/provider-admin';
import { countOf, isSoak } from '../../harness/soak';
import { type RunningProvider, startProvider } from '../../harness/start-provider';
import { type LogLine, type RunningServer, startServer } from '../../harness/start-server';
import { anyStore, type GeneratedStore, named } from '../../harness/store-documents';
import { temporaryFolder } from '../../harness/temporary-folder';

jest.setTimeout(isSoak ? 30 * 60_000 : 180_000);

/** The gate tries the same documents each time; a soak tries new ones, and says which. */
const seed = process.env.SEED ? Number(process.env.SEED) : isSoak ? Date.now() % 2 ** 31 : 2_026;

let provider: RunningProvider;
let server: RunningServer;
let admin: ProviderAdmin;
beforeAll(async () => {
  provider = await startProvider();
  admin = providerAdmin(provider);
  const environment = { PROVIDER_URL: provider.url };
  server = await startServer({ dataDirectory: temporaryFolder('server'), environment });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
afterAll(cleanUp);

let count = 0;
/** Pages that show a hostile text as the text that it is. */
let hostilePages = 0;

async function faultsOf(path: string, language: string): Promise<string[]> {
  const response = await fetch(server.url + path, { headers: { 'accept-language': language } });
  const html = await response.text();
  if (html.includes('&lt;img src=x onerror')) hostilePages += 1;
  const faults = pageFaults(html);
  return [...(response.status === 200 ? [] : [`status ${response.status}`]), ...faults].map(
    (fault) => `${path}: ${fault}`,
  );
}

/** A machine that has too much to do lets a deadline pass, which says nothing of the store. */
const isLate = ({ code }: LogLine) => code === 'PROVIDER_TIMEOUT';
const mostTries = 3;

async function renderAll(generated: GeneratedStore, tries = mostTries): Promise<string[]> {
  const name = `gen-${count++}`;
  const { document, items } = named(generated, name);
  const complaints = server.complaints().length;
  // A store for members shows its guests the sign-in alone, and its members the same as the others show everybody.
  const applied = await admin.apply(name, { ...document, app: { ...document.app, need_login: 0 } });
  if (!applied.ok) return applied.errors.map(({ path, reason }) => `refused: ${path} ${reason}`);
  await admin.replaceItems(name, items);
  const paths = [
    `/${name}`,
    ...document.components.map(({ view_uid }) => `/${name}/m/x-${view_uid}`),
    ...items.slice(0, 2).map(({ view_uid }) => `/${name}/p/x-${view_uid}`),
    `/${name}/search/0`,
  ];
  const faults: string[] = [];
  for (const [index, path] of paths.entries()) faults.push(...(await faultsOf(path, index % 2 ? 'en' : 'id')));
  const complained = server.complaints().slice(complaints);
  if (tries > 1 && complained.some(isLate)) return renderAll(generated, tries - 1);
  return [...faults, ...complained.map((line) => `logged: ${JSON.stringify(line).slice(0, 1_000)}`)];
}

test(`any valid store renders: no error, no line of complaint, no hostile text unescaped (seed ${seed})`, async () => {
  const quiet = server.log().split('\n');
  await fc.assert(
    fc.asyncProperty(anyStore, async (generated) => {
      expect(await renderAll(generated)).toEqual([]);
    }),
    {
      numRuns: countOf(200),
      seed,
      interruptAfterTimeLimit: isSoak ? 25 * 60_000 : 150_000,
      markInterruptAsFailure: true,
    },
  );
  expect(hostilePages).toBeGreaterThan(0);
  const said = server.log().split('\n').slice(quiet.length);
  expect(said.filter((line) => line !== '' && !line.includes('PROVIDER_TIMEOUT'))).toEqual([]);
});

test(`a store document that is broken in one place is refused with that place and a reason (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(anyStore, fc.infiniteStream(fc.nat()), async (generated, numbers) => {
      const { document } = named(generated, 'broken');
      const breakages = storeBreakages(document);
      for (const number of numbers.take(5)) {
        const breakage = breakages[number % breakages.length];
        if (!breakage) continue;
        const applied = await admin.apply('broken', breakage.apply(document));
        const where = `${breakage.what} at ${breakage.path.join('.')}`;
        expect({ where, ok: applied.ok }).toEqual({ where, ok: false });
        if (applied.ok) continue;
        const wanted = breakage.path.reduce<string>(
          (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step),
          '',
        );
        const near = applied.errors.filter(
          ({ path }) => path === wanted || wanted.startsWith(path) || path.startsWith(wanted),
        );
        expect({ where, found: near.length > 0 }).toEqual({ where, found: true });
        expect(near.every(({ reason, line, column }) => reason.length > 3 && line >= 1 && column >= 1)).toBe(true);
      }
    }),
    { numRuns: countOf(200), seed },
  );
  expect((await fetch(`${server.url}/broken`)).status).toBe(404);
});
