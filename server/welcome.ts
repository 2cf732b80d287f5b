import type { FastifyBaseLogger } from 'fastify';
import type { DirectoryPage } from './__generated__/resolvers';
import type { Facade } from './graphql/facade';
import type { Operator } from './http/operator/operator';
import type { DemoLogins } from './provider-ready';
import type { Settings } from './base/settings';

interface WelcomeOptions extends DemoLogins {
  localUrl: string;
  settings: Settings;
  facade: Pick<Facade, 'listStores'>;
  operator: Pick<Operator, 'key' | 'isKeyGenerated' | 'startToken'>;
  log: Pick<FastifyBaseLogger, 'info'>;
  /** Whether a person reads stdout; otherwise, every line is JSON. */
  isTerminal: boolean;
}

const operatorPages = ({ settings }: WelcomeOptions) => [
  ...(settings.PROVIDER_URL ? [] : [{ title: 'Sandbox', path: '/sandbox' }]),
  ...(settings.INSPECTOR ? [{ title: 'Inspector', path: '/inspector' }] : []),
];

/** Secrets are for a terminal only. */
function operatorLines(origin: string, options: WelcomeOptions): string[] {
  const { operator } = options;
  return [
    ...operatorPages(options).map(
      ({ title, path }) => `  ${title.padEnd(12)} ${origin}${path}?operator=${operator.startToken}`,
    ),
    ...(operator.isKeyGenerated
      ? [`  Operator key ${operator.key}   (the URLs above work once; elsewhere this is the password)`]
      : []),
  ];
}

function logReady(origin: string, options: WelcomeOptions) {
  const operatorPaths = ['/metrics', ...operatorPages(options).map(({ path }) => path)];
  const operatorAccess = options.operator.isKeyGenerated ? 'closed: set OPERATOR_KEY' : 'with the OPERATOR_KEY';
  options.log.info({ url: `${origin}/`, operatorPaths, operatorAccess }, 'The server is ready');
}

const noStores: DirectoryPage = { stores: [], lastPage: 1 };

export async function welcome(options: WelcomeOptions) {
  const { localUrl, settings, facade, demoLogin, demoStaff, isTerminal } = options;
  const origin = settings.PUBLIC_URL || localUrl;
  if (!isTerminal) {
    logReady(origin, options);
    return;
  }
  // The server keeps running without a provider; the pages and the log report the problem.
  const { stores, lastPage } = settings.MULTI_TENANT ? await facade.listStores(1).catch(() => noStores) : noStores;
  const widest = Math.max(0, ...stores.map(({ name }) => name.length));
  const lines = [
    '',
    `  Stores       ${origin}/`,
    ...stores.map(({ codename, name }) => `    ${name.padEnd(widest)}   ${origin}/${codename}`),
    ...(lastPage > 1 ? ['    and more'] : []),
    `  Studio       ${settings.STUDIO_ORIGIN || origin}/studio`,
    ...(demoLogin ? [`  Demo login   ${demoLogin.identity}   (password ${demoLogin.password})`] : []),
    ...(demoStaff ? [`  Demo studio  ${demoStaff.identity}   (password ${demoStaff.password})`] : []),
    ...operatorLines(origin, options),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
