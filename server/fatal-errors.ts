import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { folderErrorText } from '../shared/folders/folder-error';

/** After an uncaught error no state can be trusted: log it and exit; the supervisor restarts. */
export function exitOnErrors(log: Pick<FastifyBaseLogger, 'fatal'>) {
  const exit = (message: string) => (error: unknown) => {
    log.fatal({ err: error }, message);
    process.exit(1);
  };
  process.on('uncaughtException', exit('Uncaught exception'));
  process.on('unhandledRejection', exit('Unhandled promise rejection'));
}

/** An error that was already reported on stderr. */
export class ReportedError extends Error {
  override readonly name = 'ReportedError';
}

/** Why the server did not start and how to fix it, in one line. */
export function startErrorText(error: unknown): string {
  const { code, message = String(error) } = (error ?? {}) as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return `${message}. Another program listens there: stop it, or set PORT to another port.`;
  if (code === 'EACCES' && message.startsWith('listen'))
    return `${message}. Set PORT to a port that this user may use.`;
  if (code === 'EADDRNOTAVAIL') return `${message}. HOST is not an address of this machine.`;
  if (
    (code === 'MODULE_NOT_FOUND' && message.includes('entry-server')) ||
    (code === 'ENOENT' && message.includes('/dist/'))
  )
    return 'The pages are not built. Run "npm run build", or start with "npm start", which builds them.';
  return folderErrorText({ code: code ?? '', message }, resolve(process.env.DATA_DIR || '.data')) ?? message;
}
