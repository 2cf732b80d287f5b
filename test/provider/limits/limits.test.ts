import fastify, { type FastifyReply } from 'fastify';
import restSchemas from '../../../provider/__generated__/rest-schemas.json';
import { addBodyParsers } from '../../../provider/http/body-parsers';
import { answerFailures } from '../../../provider/http/answer-failures';
import { createKeys } from '../../../provider/http/keys';
import type { Handlers } from '../../../provider/http/operations';
import { registerOperations } from '../../../provider/http/register-operations';
import { forms } from './forms';
import { isList, limits } from './limits';

interface Part {
  properties: object;
}

interface Route {
  method: string;
  url: string;
  config?: { isPrivate?: boolean };
  params?: Part;
  querystring?: Part;
  body?: Part;
}

const routes = restSchemas as unknown as Record<string, Route>;
const fieldsOf = ({ params, querystring, body }: Route) =>
  [params, querystring, body].flatMap((part) => Object.keys(part?.properties ?? {}));

/** Whether the operation belongs to signing in or buying. */
const isBuying = ({ url, config }: Route) =>
  config?.isPrivate === true || /^\/api\/(login|register|otp|password)|get-(cities|districts)/.test(url);

test('every field of every form has its limit in the table', () => {
  const inContract = Object.entries(routes)
    .filter(([, route]) => isBuying(route) && fieldsOf(route).length > 0)
    .map(([operation, route]) => [operation, fieldsOf(route).sort()]);
  const inTable = Object.entries(forms).map(([operation, form]) => [operation, Object.keys(form.limits).sort()]);
  expect(Object.fromEntries(inTable)).toEqual(Object.fromEntries(inContract));
});

test('every limit in the table is used', () => {
  const used = new Set(Object.values(forms).flatMap((form) => Object.values(form.limits)));
  expect([...used].sort()).toEqual(Object.keys(limits).sort());
});

const rows = Object.entries(forms).flatMap(([operation, { filled, limits: names }]) =>
  Object.entries(names).map(([field, name]) => ({ operation, field, filled, name, ...limits[name] })),
);
/** Handlers validate these fields; see `lists.test.ts`. */
const withoutLists = rows.filter(({ name }) => !isList(name));

/** Only the provider's validation of requests: valid ones are answered with 204. */
function startChecks() {
  const app = fastify();
  addBodyParsers(app);
  answerFailures(app);
  const take = async (_request: unknown, reply: FastifyReply) => reply.code(204).send();
  const handlers = Object.fromEntries(Object.keys(routes).map((id) => [id, take]));
  const customer = { id: 1, storeId: 1, viewUid: 'siti', codename: 'warung', storeUid: 'warung_app', tokenId: 1 };
  const sessions = {
    customerOf: async () => customer,
    staffOf: async () => null,
    previewedStore: async () => undefined,
  };
  registerOperations(app, handlers as unknown as Handlers, sessions, createKeys('', ''));
  return app;
}

describe('limits', () => {
  const app = startChecks();
  let origin: string;
  beforeAll(async () => {
    origin = await app.listen();
  });
  afterAll(() => app.close());

  async function send(operation: string, fields: Readonly<Record<string, string>>) {
    const { method, url, params, body } = routes[operation] as Route;
    const path = url.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(fields[name] ?? ''));
    const others = Object.entries(fields).filter(([name]) => !Object.hasOwn(params?.properties ?? {}, name));
    const form = new URLSearchParams(others);
    const answer = await fetch(`${origin}${body ? path : `${path}?${form}`}`, {
      method,
      headers: { authorization: `Bearer ${'a'.repeat(40)}` },
      ...(body && { body: form }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  test.each(rows)('$operation accepts $field within its limit', async ({ operation, filled, field, takes }) => {
    for (const value of takes) {
      const { status, text } = await send(operation, { ...filled, [field]: value });
      expect({ value, status, text }).toEqual({ value, status: 204, text });
    }
  });

  test.each(withoutLists)('$operation refuses $field over its limit', async ({ operation, filled, field, refuses }) => {
    for (const value of refuses) {
      const { status, text } = await send(operation, { ...filled, [field]: value });
      expect({ value, status, text }).toEqual({ value, status: 400, text: expect.stringContaining(field) as string });
    }
  });
});
