import pino from 'pino';
import { errorFacts } from './http/log-requests';
import { startErrorText } from './start-error';
import { startProvider } from './start-provider';
import { readSettings, type Settings } from './settings';

/** Requests in flight are dropped after this time. */
const stopTimeoutMs = 15_000;

const report = (message: object) => {
  if (process.send) process.send(message);
  else process.stdout.write(`${JSON.stringify(message)}\n`);
};

function failToStart(error: unknown, settings?: Settings) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const text = settings ? startErrorText(error, settings) : message;
  process.stderr.write(`${text}\n${settings?.LOG_LEVEL === 'debug' ? `${stack}\n` : ''}`);
  process.exit(1);
}

async function run(settings: Settings) {
  const log = pino({ level: settings.LOG_LEVEL, base: { program: 'provider' }, serializers: { err: errorFacts } });
  let hasStarted = false;
  const die = (message: string) => (error: unknown) => {
    if (!hasStarted) failToStart(error, settings);
    log.fatal({ err: error }, message);
    process.exit(1);
  };
  process.on('uncaughtException', die('Uncaught exception in the provider'));
  process.on('unhandledRejection', die('Unhandled rejection in the provider'));
  const starting = startProvider(settings, () => process.send?.({ type: 'progress' }));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    starting
      .then((provider) => provider.stop())
      .then(() => process.exit(0), die('The provider could not stop cleanly'));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A dead parent cannot stop its child.
  if (process.send) process.on('disconnect', stop);
  const started = await starting.catch((error: unknown) => failToStart(error, settings));
  hasStarted = true;
  if (!started) return;
  const { port, demoLogin, demoStaff } = started;
  report({ type: 'ready', port, demoLogin, demoStaff });
}

try {
  void run(readSettings(process.env));
} catch (error) {
  failToStart(error);
}
