import { runProgram } from '../support/programs/running-program';
import { runConformance } from '../conformance/run-conformance';
import { type FaultKind, faults } from '../second-provider/faults';
import { startSecondProvider } from '../second-provider/start-second-provider';

const customer = { identity: 'sari', password: 'senja12345' };

async function resultOf(kind: FaultKind | null) {
  const provider = await startSecondProvider(kind);
  try {
    return await runConformance(provider.url, { customer, items: 8 });
  } finally {
    await provider.stop();
  }
}

test('a provider written independently passes the read and purchase checks', async () => {
  const { failures, skipped, checks } = await resultOf(null);
  expect(failures).toEqual([]);
  expect(skipped).toEqual(['events of stores: the provider has none', 'the studio: the provider has none']);
  expect(checks).toBeGreaterThan(100);
});

test.each(Object.entries(faults) as [FaultKind, string | null][])(
  '%s: reports one failure that names %s',
  async (kind, name) => {
    const { failures } = await resultOf(kind);
    expect(failures.map(({ record, operation }) => [record, operation])).toEqual(
      name === null ? [] : [expect.arrayContaining([name])],
    );
  },
);

test('runs only the read checks without a customer, and says so', async () => {
  const provider = await startSecondProvider();
  const { failures, skipped } = await runConformance(provider.url, { items: 2 });
  await provider.stop();
  expect({ failures, skipped }).toEqual({
    failures: [],
    skipped: [
      'accounts and buying: no --customer was given',
      'events of stores: the provider has none',
      'the studio: the provider has none',
    ],
  });
});

test('reports one failure for a provider that does not answer', async () => {
  const provider = await startSecondProvider();
  await provider.stop();
  const { failures } = await runConformance(provider.url);
  expect(failures).toMatchObject([{ operation: 'health', problem: expect.stringContaining(provider.url) as string }]);
});

describe('the command', () => {
  const run = async (...args: string[]) => {
    const program = runProgram('conformance', {}, args);
    return { exitCode: await program.ended, printed: program.log() };
  };

  test.each([
    [['toko'], '"toko" is no http or https URL'],
    [['http://127.0.0.1:1', '--customer', 'sari'], '--customer takes name:password'],
    [['http://127.0.0.1:1', '--staff', 'sari'], '--staff takes name:password'],
  ])('exits with 2 for %j, and prints the reason and the usage', async (args, message) => {
    const { exitCode, printed } = await run(...args);
    expect([exitCode, printed]).toEqual([2, expect.stringContaining(`${message}\n\nUsage: npm run conformance`)]);
  });

  test('exits with 0 for a conforming provider and with 1 for one that does not answer', async () => {
    const provider = await startSecondProvider();
    const good = await run(provider.url, '--items', '2', '--pages', '1');
    await provider.stop();
    expect([good.exitCode, good.printed]).toEqual([0, expect.stringMatching(/\d+ calls, \d+ checks, 0 failures\n$/)]);
    const gone = await run(provider.url);
    expect([gone.exitCode, gone.printed]).toEqual([1, expect.stringMatching(/ECONNREFUSED[^]*1 failure\n$/)]);
  });
});
