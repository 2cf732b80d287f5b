import type { FastifyReply } from 'fastify';
import type { Settings } from '../../base/settings';
import type { PageRequest } from './page-request';

/**
 * Names the scripts of every page in a `103 Early Hints`, before the page is worked out. Only for navigations of
 * browsers: an older client may take the hint for the answer. @param scripts URLs
 */
export function sendEarlyHints(
  { EARLY_HINTS }: Pick<Settings, 'EARLY_HINTS'>,
  { headers, raw }: PageRequest,
  reply: FastifyReply,
  scripts: readonly string[],
) {
  if (!EARLY_HINTS || headers['sec-fetch-mode'] !== 'navigate' || raw.httpVersion === '1.0') return;
  reply.raw.writeEarlyHints({ link: scripts.map((file) => `<${file}>; rel=preload; as=script`) });
}
