import type { FastifyBaseLogger } from 'fastify';

/** Nobody knows what still holds after an error that nobody caught: it is logged whole, and whoever watches starts anew. */
export function exitOnErrors(log: Pick<FastifyBaseLogger, 'fatal'>) {
  const exit = (message: string) => (error: unknown) => {
    log.fatal({ err: error }, message);
    process.exit(1);
  };
  process.on('uncaughtException', exit('The server met an error that nobody caught'));
  process.on('unhandledRejection', exit('The server met a rejection that nobody handled'));
}
