import { spawn } from 'node:child_process';
import { supervise } from '../../../server/bootstrap/supervise.mjs';

const program = process.argv[2] ?? '';
const server = supervise(
  () => spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  { firstDelayMs: 10, maxDelayMs: 20 },
);
process.on('SIGTERM', () => server.stop('SIGTERM'));
process.exitCode = await server.ended;
