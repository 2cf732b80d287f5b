import fc from 'fast-check';
import { cleanUp } from '../../support/programs/cleanup';
import { storeBreakages } from '../../support/stores/invalid-documents';
import { providerAdmin, type ProviderAdmin } from '../../support/programs/provider-admin';
import { countOf, isSoak } from '../../support/programs/soak';
import { type RunningProvider, startProvider } from '../../support/programs/start-provider';
import { type RunningServer, startServer } from '../../support/programs/start-server';
import { anyStore, named } from '../../support/stores/store-documents';
import { temporaryFolder } from '../../support/programs/temporary-folder';

jest.setTimeout(isSoak ? 30 * 60_000 : 180_000);

/** The gate tests the same documents each time; a soak tests new ones, and prints their seed. */
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

test(`a store document with one error is rejected with its location and a reason (seed ${seed})`, async () => {
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
