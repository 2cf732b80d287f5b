import type { FastifyBaseLogger } from 'fastify';

/** After an uncaught error no state can be trusted: log it and exit; the supervisor restarts. */
export function exitOnErrors(log: Pick<FastifyBaseLogger, 'fatal'>) {
  const exit = (message: string) => (error: unknown) => {
    log.fatal({ err: error }, message);
    process.exit(1);
  };
  process.on('uncaughtException', exit('The server met an error that nobody caught'));
  process.on('unhandledRejection', exit('The server met a rejection that nobody handled'));
}
