import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections (Linux from 32768), which would take it until it is used. */
const range = { first: 10_000, last: 32_000 } as const;

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A free port on the loopback address. At random: programs that start at the same time get different ones. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.first, range.last);
    if (await canListen(port)) return port;
  }
}
