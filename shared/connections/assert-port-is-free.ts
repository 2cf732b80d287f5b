import { once } from 'node:events';
import { createServer } from 'node:net';

/** @throws Error with the code `EADDRINUSE` */
export async function assertPortIsFree(port: number, host: string) {
  if (port === 0) return;
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
