import { startProvider } from './start-provider';
import { readSettings } from './settings';

/** In flight requests that take longer are given up. */
const patience = 15_000;

const tell = (message: { type: 'ready'; port: number }) => {
  if (process.send) process.send(message);
  else process.stdout.write(`${JSON.stringify(message)}\n`);
};

async function main() {
  const starting = startProvider(readSettings(process.env));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    starting.then((provider) => provider.stop()).then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A parent that died can't stop its child.
  if (process.send) process.on('disconnect', stop);
  const { port } = await starting;
  tell({ type: 'ready', port });
}

function fail(error: unknown) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
