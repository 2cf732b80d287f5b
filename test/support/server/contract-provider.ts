import fc from 'fast-check';
import restSchemas from '../../../provider/__generated__/rest-schemas.json';
import { createSessions } from '../../../server/sessions/sessions';
import { afterAnswer, emptyBrowser } from './carried-session';
import type { Visit } from '../../../server/sessions/visit';
import { arbitraryOf } from '../stores/arbitrary-of';
import type { JsonSchema } from '../stores/json-schema';
import type { Intruder } from './stub-provider';
import { settings } from './facade-fixture';

interface Operation {
  readonly method: string;
  readonly url: string;
  readonly response: Readonly<Record<string, JsonSchema>>;
}

/** Replaces a nullable schema by a choice of null and the rest. */
function spelledOut(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(spelledOut);
  if (typeof node !== 'object' || node === null) return node;
  const { type } = node as { type?: unknown };
  if (type === 'null') return { const: null };
  if (Array.isArray(type)) return { oneOf: type.map((one: unknown) => spelledOut({ ...node, type: one })) };
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, spelledOut(child)]));
}

const operations = Object.values(restSchemas as unknown as Record<string, Operation>).map(
  ({ method, url, response }) => ({ method, pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), response }),
);

/** Answers calls about customers and sessions with arbitrary replies that the contract allows. */
export const anyReply =
  (seed: number): Intruder =>
  ({ method, path }, response) => {
    if (/^\/api\/v2\/(apps?|customer\/(components?|list(?!\/direction)|item|track|sitemap))(\/|$)/.test(path))
      return false;
    const operation = operations.find((one) => one.method === method && one.pattern.test(path));
    if (!operation) return false;
    const schema = spelledOut(operation.response['200']) as JsonSchema;
    const [reply] = fc.sample(arbitraryOf(schema, schema), { numRuns: 1, seed });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    return true;
  };

/** A customer who is signed in to the fixture's store. */
export function signedIn(now: () => number = Date.now): Visit {
  const sessions = createSessions(settings.SESSION_SECRETS, now);
  const visit = sessions.visit('appwarung');
  visit.begin('token-1', 'ani');
  return sessions.visit('appwarung', afterAnswer(emptyBrowser, visit));
}
