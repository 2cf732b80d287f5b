import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { parse } from 'yaml';
import type { Database } from '../../provider/database/database';
import { createApp } from '../../provider/create-app';
import { maxPictureBytes, mediaKinds } from '../../provider/media/encode-picture';
import { resourceNames } from '../../provider/modules/store-files/resource';
import { adminKey, passwords } from '../support/provider/test-app';
import { fieldsOf } from './openapi-contract';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
}

const read = (file: string) => parse(readFileSync(`schema/provider/${file}`, 'utf8')) as Document;
const admin = read('admin.yaml');
const studio = read('studio.yaml');
const callsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));

const settings = { LOG_LEVEL: 'silent', COUNT_STATEMENTS: false, PROVIDER_KEY: '' } as const;

/** Every route of the reference provider, in the notation of documents. */
function routesOfProvider(): string[] {
  const routes: string[] = [];
  const onRoute = ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.push(`${one.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`);
  };
  const onApp = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', onRoute);
  };
  subscribe('fastify.initialization', onApp);
  createApp({ database: {} as Database, adminKey, settings, deps: { passwords } });
  unsubscribe('fastify.initialization', onApp);
  return routes.filter((route) => !route.startsWith('head '));
}

test('the contract describes exactly the operations of the reference provider', () => {
  const documented = [read('openapi.yaml'), admin, studio].flatMap(callsOf);
  // The console consists of pages, not of calls.
  const answered = routesOfProvider().filter((route) => !/^\w+ \/sandbox/.test(route));
  expect(answered.sort()).toEqual(documented.sort());
});

describe.each([
  ['the administration', admin, 30, [[{ adminKey: [] }]]],
  ['the studio', studio, 70, [[{ staff: [] }], []]],
])('the contract of %s', (_name, document, fieldCount, securities) => {
  test('describes every field, parameter and code', () => {
    const { fields, parameters, codes } = fieldsOf(document);
    expect(fields.length).toBeGreaterThan(fieldCount);
    expect([...fields, ...parameters, ...codes].filter(({ description }) => !description)).toEqual([]);
  });

  test('has examples, a security scheme and the refusals of every operation', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    for (const { operationId, security, requestBody, responses } of operations) {
      expect(securities).toContainEqual(security);
      expect(Object.keys(responses as object)).toEqual(expect.arrayContaining(['200', '400', '401', '5XX']));
      for (const part of [requestBody, (responses as Record<string, unknown>)['200']]) {
        // Pictures have no examples.
        if (!part || /"format":"binary"|"contentMediaType"/.test(JSON.stringify(part))) continue;
        expect({ operationId, example: JSON.stringify(part) }).toEqual({
          operationId,
          example: expect.stringContaining('"examples"') as string,
        });
      }
    }
  });
});

test('the admin API lists the kinds and limits of the provider', () => {
  const text = JSON.stringify(admin);
  expect(text).toContain(JSON.stringify(mediaKinds));
  expect(text).toContain(JSON.stringify(resourceNames));
  expect(text).toContain(`at most ${maxPictureBytes.toLocaleString('en')} bytes`);
});
