import { startProxiedServer } from '../support/programs/proxied-server';
import { benchPages } from './first-loads';
import { atMost, type Row } from './table';

/** Of a page without cached data. */
const budget = 2;

/** Counts the database statements of a guest's page, without and with cached data. */
export async function measureStatements(): Promise<Row[]> {
  const { server, proxy, stop } = await startProxiedServer();
  async function visit(path: string) {
    proxy.forget();
    await (await fetch(server.url + path)).text();
    return proxy.statements().reduce((sum, count) => sum + count, 0);
  }
  const rows: Row[] = [];
  for (const { name, path } of benchPages) {
    const first = await visit(path);
    await visit(path);
    rows.push({
      what: `database statements: ${name}, not cached / cached`,
      target: `${budget} / 0`,
      measured: `${first} / ${await visit(path)}`,
      ofBudget: [atMost(first, budget)],
      how: 'x-db-statements of the provider’s answers; once a second one more asks for the revision',
    });
  }
  await stop();
  return rows;
}
