import type { Facade } from '../../server/graphql/facade';
import { createOperator } from '../../server/http/operator/operator';
import type { DemoLogins } from '../../server/provider-ready';
import { readSettings } from '../../server/base/settings';
import { welcome } from '../../server/welcome';

let lastPage = 1;
afterEach(() => {
  lastPage = 1;
});

const facade = {
  listStores: async () => ({ stores: [{ codename: 'warung', name: 'Warung' }], lastPage }),
} as unknown as Facade;

const noLogins: DemoLogins = { demoLogin: null, demoStaff: null };
const logins: DemoLogins = {
  demoLogin: { identity: 'demo', password: 'belanja123' },
  demoStaff: { identity: 'studio@toko.test', password: 'belanja123' },
};

async function said(environment: NodeJS.ProcessEnv, isTerminal: boolean, demoLogins = noLogins) {
  const settings = readSettings({ SESSION_SECRET: 'a secret of thirty-two characters or more', ...environment });
  const operator = createOperator(settings);
  const written: string[] = [];
  const logged: object[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const log = { info: (facts: object) => void logged.push(facts) } as never;
  await welcome({ localUrl: 'http://127.0.0.1:3000', settings, facade, operator, ...demoLogins, log, isTerminal });
  return { text: written.join(''), logged: JSON.stringify(logged), operator };
}

test('a terminal shows the stores, and the logins of the demo if there are some', async () => {
  const { text } = await said({}, true);
  expect(text).toContain('http://127.0.0.1:3000/warung');
  expect(text).not.toMatch(/Demo (login|studio)/);
  const demo = await said({}, true, logins);
  expect(demo.text).toContain('Demo login   demo   (password belanja123)');
  expect(demo.text).toContain('Demo studio  studio@toko.test   (password belanja123)');
});

test('a terminal says that there are more stores than it shows', async () => {
  expect((await said({}, true)).text).not.toContain('and more');
  lastPage = 2;
  expect((await said({}, true)).text).toContain('http://127.0.0.1:3000/warung\n    and more\n');
});

test('a terminal shows where the studio is, with or without a host of its own', async () => {
  const here = await said({}, true);
  expect(here.text).toContain('Studio       http://127.0.0.1:3000/studio\n');
  const elsewhere = await said({ STUDIO_ORIGIN: 'https://studio.example' }, true);
  expect(elsewhere.text).toContain('Studio       https://studio.example/studio\n');
});

test('a terminal shows the generated key and one-time URLs', async () => {
  const { text, operator } = await said({}, true);
  expect(text).toContain(`Operator key ${operator.key}`);
  expect(text).toContain(`http://127.0.0.1:3000/sandbox?operator=${operator.startToken}`);
  expect(text).toContain(`http://127.0.0.1:3000/inspector?operator=${operator.startToken}`);
});

test('a configured key is never printed', async () => {
  const { text, operator } = await said({ OPERATOR_KEY: 'a key of the operator' }, true);
  expect(text).not.toContain('a key of the operator');
  expect(text).toContain(operator.startToken);
});

test.each([{}, { OPERATOR_KEY: 'a key of the operator' }])('a log contains no secret: %p', async (environment) => {
  const { text, logged, operator } = await said(environment, false, logins);
  expect(text).toBe('');
  expect(logged).toContain('/metrics');
  expect(logged).not.toContain(operator.key);
  expect(logged).not.toContain(operator.startToken);
  expect(logged).not.toContain('belanja123');
});
