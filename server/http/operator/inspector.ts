import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fromRoot } from '../../../shared/root-folder';
import type { Settings } from '../../base/settings';
import { newNonce } from '../rendering/page-renderer';
import { scriptPage, scriptPagePolicy } from '../rendering/script-page';
import type { Operator } from './operator';

const launcher = ({ NODE_ENV }: Settings) =>
  `(() => {
  const channel = new BroadcastChannel('inspector');
  let script;
  const load = (opens) => {
    if (script) return;
    script = document.createElement('script');
    script.src = '/inspector/assets/agent.js';
    script.dataset.sends = '${String(NODE_ENV === 'development')}';
    script.dataset.opens = opens;
    document.head.append(script);
    channel.close();
  };
  channel.onmessage = ({ data }) => { if (JSON.parse(data).type === 'hello') load(false); };
  addEventListener('keydown', ({ altKey, shiftKey, code }) => { if (altKey && shiftKey && code === 'KeyI') load(true); });
  if (sessionStorage.getItem('inspector-drawer')) load(false);
  else channel.postMessage('{"type":"knock"}');
})();`.replaceAll(/\n\s*/g, '');

export interface Inspected {
  settings: Settings;
  operator: Operator;
}

/** Whether the flows of this page can be inspected: only in the operator's browser. */
export const isInspected = ({ settings, operator }: Inspected, request: FastifyRequest) =>
  settings.INSPECTOR && operator.hasCookie(request);

/**
 * The inspector's script in a page of a store or of the studio: loads the agent when an inspector connects or the
 * shortcut is pressed. Empty for others than the operator.
 */
export const inspectorLauncher = (options: Inspected, request: FastifyRequest, nonce: string) =>
  isInspected(options, request) ? `<script nonce="${nonce}">${launcher(options.settings)}</script>` : '';

interface InspectorOptions extends Inspected {
  directory: string;
}

const walks = fromRoot('test-results/walks');

const isPage = ({ routeOptions }: FastifyRequest) => /^\/inspector\/?$/.test(routeOptions.url ?? '');

async function coverage(): Promise<{ [machine: string]: unknown }> {
  const files = await readdir(walks).catch(() => []);
  const read = files.map(
    async (file): Promise<[string, unknown]> => [
      file.replace(/\.json$/, ''),
      JSON.parse(await readFile(join(walks, file), 'utf8')),
    ],
  );
  return Object.fromEntries(await Promise.all(read));
}

export async function inspector(app: FastifyInstance, { settings, operator, directory }: InspectorOptions) {
  if (!settings.INSPECTOR) return;
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        void reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
        return operator.admit(request, reply, isPage(request) ? 'page' : 'data') ? undefined : reply;
      });
      await scope.register(fastifyStatic, {
        root: directory,
        prefix: '/assets/',
        cacheControl: false,
        index: false,
        decorateReply: false,
      });
      scope.get('/', (_request, reply) => {
        const nonce = newNonce();
        // The page opens Stately's inspector, and must be able to send it messages.
        const opener = settings.STATELY_INSPECTOR ? 'same-origin-allow-popups' : 'same-origin';
        return reply
          .type('text/html; charset=utf-8')
          .headers({
            'content-security-policy': scriptPagePolicy(nonce, [`frame-ancestors 'self'`]),
            'cross-origin-opener-policy': opener,
          })
          .send(
            scriptPage({
              title: 'Statechart inspector',
              script: '/inspector/assets/page.js',
              nonce,
              settings: { stately: settings.STATELY_INSPECTOR },
            }),
          );
      });
      scope.get('/coverage', () => coverage());
      scope.get<{ Params: { domain: string; name: string } }>(
        '/machines/:domain/:name',
        async ({ params: { domain, name } }, reply) => {
          const text =
            /^[a-z-]+$/.test(domain) && /^[a-z-]+\.ts$/.test(name)
              ? await readFile(fromRoot('machines', domain, name), 'utf8').catch(() => null)
              : null;
          return text === null ? reply.code(404).send() : reply.type('text/plain; charset=utf-8').send(text);
        },
      );
    },
    { prefix: '/inspector' },
  );
}
