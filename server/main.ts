import { join } from 'node:path';
import pino from 'pino';
import { createFacade } from './graphql/facade';
import { followBuild } from './http/follow-build';
import { createHttpServer } from './http/http-server';
import { loadBuild } from './http/page-renderer';
import { createMetrics } from './metrics';
import { startProvider } from './provider-process';
import { readSettings } from './settings';
import { welcome } from './welcome';

const distribution = (environment: string) =>
  join(__dirname, environment === 'development' ? '../dist/dev' : '../dist');

async function main() {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.LOG_LEVEL });
  const provider = settings.PROVIDER_URL
    ? { baseUrl: settings.PROVIDER_URL, stop: async () => {} }
    : await startProvider({ ...process.env, DATA_DIR: settings.DATA_DIR }, log);
  const directory = distribution(settings.NODE_ENV);
  const build = await loadBuild(directory);
  if (settings.DEV_ASSETS) followBuild(build, directory, log);
  const metrics = createMetrics();
  const onProviderCall = metrics.providerCall;
  const facade = createFacade({ providerUrl: provider.baseUrl, settings, log, onProviderCall });
  const app = await createHttpServer({ settings, facade, build, metrics, providerUrl: provider.baseUrl });
  const address = await app.listen({ host: settings.HOST, port: settings.PORT });

  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    await app.close();
    await facade.close();
    await provider.stop();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'The server could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
  await welcome({ address, settings, facade });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
