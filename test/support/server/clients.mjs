import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, clients } = /** @type {{ origin: string, clients: number }} */ (workerData);
let answered = 0;
let isStopped = false;
/** @type {string[]} */
const broken = [];

/**
 * @param {string} path
 * @returns {Promise<string | null>} what went wrong
 */
const ask = (path) =>
  new Promise((done) => {
    const asked = request(new URL(path, origin), { agent: false }, (response) => {
      response.on('error', (error) => done(String(error)));
      response.on('end', () => done(response.statusCode === 302 ? null : `status ${response.statusCode}`));
      response.resume();
    });
    asked.on('error', (/** @type {NodeJS.ErrnoException} */ error) => done(error.code ?? error.message));
    asked.end();
  });

async function askAgainAndAgain() {
  while (!isStopped) {
    const fault = await ask(`/warung/m/${answered}`);
    if (fault === 'ECONNREFUSED') return;
    if (fault) broken.push(fault);
    answered += 1;
    if (answered === 5 * clients) parentPort?.postMessage('busy');
  }
}

parentPort?.once('message', () => {
  isStopped = true;
});
await Promise.all(Array.from({ length: clients }, askAgainAndAgain));
parentPort?.postMessage(broken);
parentPort?.close();
