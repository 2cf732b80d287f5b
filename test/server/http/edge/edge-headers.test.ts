import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowEdge, type EdgePage, type EdgeSettings } from '../../../../server/http/edge/edge-headers';

const purged: EdgeSettings = { EDGE_SECONDS: 600, EDGE_PURGE: 'BAN http://edge/' };
const page: EdgePage = {
  codename: 'warung',
  revision: 'r7',
  catalogue: 'c9',
  validMs: Number.POSITIVE_INFINITY,
  isTold: true,
};

interface Asked {
  settings?: EdgeSettings;
  page?: Partial<EdgePage>;
  cookie?: string;
  sets?: Record<string, string>;
}

/** The headers that are added to an answer. */
function added({ settings = purged, page: more, cookie, sets = {} }: Asked) {
  const headers: Record<string, unknown> = {};
  const reply = {
    header(name: string, value: unknown) {
      headers[name] = value;
      return reply;
    },
    hasHeader: (name: string) => name in sets,
  };
  const request = { headers: { ...(cookie !== undefined && { cookie }) } };
  allowEdge(settings, request as FastifyRequest, reply as unknown as FastifyReply, { ...page, ...more });
  return headers;
}
const seconds = (asked: Asked) => /s-maxage=(\d+)$/.exec(String(added(asked)['cache-control']))?.[1] ?? null;

test('a page has the keys of everything that it depends on', () => {
  expect(added({})).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=600',
    'surrogate-key': 'storefront store-warung revision-r7 catalogue-c9',
  });
});

test.each<[string, Asked, string | null]>([
  ['until the clock changes it', { page: { validMs: 61_999 } }, '61'],
  ['not at all in its last second', { page: { validMs: 999 } }, null],
  ['for a second if later changes are not told', { page: { isTold: false } }, '1'],
  ['for a second if the provider has no versions', { page: { catalogue: null } }, '1'],
  ['for a second if nobody purges', { settings: { EDGE_SECONDS: 1, EDGE_PURGE: '' } }, '1'],
  ['not at all by default', { settings: { EDGE_SECONDS: 0, EDGE_PURGE: '' } }, null],
  ['not at all for a request with a cookie', { cookie: 'lang=id' }, null],
  ['not at all for a request with an empty cookie', { cookie: '' }, null],
  ['not at all with a cookie in the answer', { sets: { 'set-cookie': 'lang=id' } }, null],
])('an edge may hold it %s', (_what, asked, expected) => {
  expect(seconds(asked)).toBe(expected);
});
