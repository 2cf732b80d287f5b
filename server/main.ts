import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { createCacheBudget } from './cache/cache-budget';
import { exitOnErrors, ReportedError, startErrorText } from './fatal-errors';
import { createFacade } from './graphql/facade';
import { assertPortIsFree } from '../shared/connections/assert-port-is-free';
import { followBuild, loadBuild, nextBuild } from './http/rendering/page-renderer';
import { everyPage, storeKey } from './http/edge/edge-headers';
import { createEdgePurger } from './http/edge/edge-purger';
import { createHttpServer } from './http/http-server';
import { createOperator } from './http/operator/operator';
import { createMetrics } from './http/health/metrics';
import { type ProviderProcess, startProvider } from './provider-process';
import { fromRoot } from '../shared/root-folder';
import { readSettings, settingWarnings, type Settings } from './base/settings';
import { welcome } from './welcome';

const distribution = (environment: string) => fromRoot(environment === 'development' ? 'dist/dev' : 'dist');

const external = (baseUrl: string): ProviderProcess => ({
  baseUrl,
  demoLogins: { demoLogin: null, demoStaff: null },
  stop: async () => {},
});

async function main(settings: Settings) {
  const log = pino({ level: settings.LOG_LEVEL });
  exitOnErrors(log);
  settingWarnings(settings).forEach((warning) => log.warn(warning));
  await assertPortIsFree(settings.PORT, settings.HOST);
  const stopping = new AbortController();
  const directory = distribution(settings.NODE_ENV);
  const [build, provider] = await Promise.all([
    // Its bundler may still be running.
    settings.DEV_ASSETS ? nextBuild(directory) : loadBuild(directory),
    settings.PROVIDER_URL
      ? external(settings.PROVIDER_URL)
      : startProvider(
          { ...process.env, DATA_DIR: settings.DATA_DIR, PROVIDER_KEY: settings.PROVIDER_KEY },
          log,
          stopping.signal,
        ),
  ]);
  if (settings.DEV_ASSETS) followBuild(build, directory, log);
  const metrics = createMetrics();
  const caches = createCacheBudget(settings.CACHE_MB * 1024 * 1024);
  metrics.watchCaches(caches);
  const operator = createOperator(settings);
  const facade = createFacade({
    providerUrl: provider.baseUrl,
    providerDeadlineMs: settings.PROVIDER_TIMEOUT_MS,
    settings,
    log,
    caches,
    previousDocuments: build.previous.documents,
    onProviderCall: metrics.providerCall,
    onInvalidRecord: metrics.invalidRecord,
  });
  const purger = createEdgePurger({ settings, log });
  facade.onStoreChange((codename) => purger.purge(codename === null ? everyPage : storeKey(codename)));
  facade.watchStores();
  const app = await createHttpServer({
    settings,
    operator,
    facade,
    build,
    metrics,
    caches,
    providerUrl: provider.baseUrl,
    stopping: stopping.signal,
  });
  const localUrl = await app.listen({ host: settings.HOST, port: settings.PORT });

  /** `/readyz` reports the stop first, so that the load balancer sends requests elsewhere. */
  async function stop(delayMs: number) {
    stopping.abort();
    await pause(delayMs);
    await app.close();
    await facade.close();
    purger.close();
    await provider.stop();
  }
  const end = (delayMs: number) => {
    if (stopping.signal.aborted) return;
    stop(delayMs).then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'The server could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(settings.STOP_DELAY_SECONDS * 1_000));
  process.on('SIGINT', () => end(0));
  // A dead parent cannot stop its child.
  process.on('disconnect', () => end(0));
  process.send?.({ type: 'ready' });
  const isTerminal = process.stdout.isTTY;
  await welcome({ localUrl, settings, facade, operator, ...provider.demoLogins, log, isTerminal });
}

function failToStart(error: unknown) {
  if (!(error instanceof ReportedError)) process.stderr.write(`${startErrorText(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}

try {
  main(readSettings(process.env)).catch(failToStart);
} catch (error) {
  failToStart(error);
}
