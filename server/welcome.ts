import type { Facade } from './graphql/facade';
import type { Settings } from './settings';

interface WelcomeOptions {
  address: string;
  settings: Settings;
  facade: Facade;
}

/** Says on the terminal what is to be seen where. */
export async function welcome({ address, settings, facade }: WelcomeOptions) {
  const origin = settings.PUBLIC_URL || address;
  // A provider that can't be reached yet is no reason not to serve: the pages say so, and its log does.
  const stores = settings.MULTI_TENANT ? await facade.listStores().catch(() => []) : [];
  const widest = Math.max(0, ...stores.map(({ name }) => name.length));
  const lines = [
    '',
    `  Stores       ${origin}/`,
    ...stores.map(({ codename, name }) => `    ${name.padEnd(widest)}   ${origin}/${codename}`),
    ...(settings.PROVIDER_URL || settings.DATABASE_URL ? [] : ['  Demo login   demo   (password belanja123)']),
    ...(settings.INSPECTOR ? [`  Inspector    ${origin}/inspector`] : []),
    `  Operator key ${settings.OPERATOR_KEY}   (asked for from elsewhere: a dialog's password, or Authorization: Bearer …)`,
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
