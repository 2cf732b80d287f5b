import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../base/settings';

/** The key of every page, and that of a store's. */
export const everyPage = 'storefront';
export const storeKey = (codename: string) => `store-${codename}`;

/** Without a purge, a page is stale at most this long. */
const unpurgedSeconds = 1;

export interface EdgePage {
  readonly codename: string;
  readonly revision: string;
  readonly catalogue: string | null;
  /** Milliseconds until the clock changes the page; infinite if it does not. */
  readonly validMs: number;
  /** A change after this moment is told to the edge. */
  readonly isTold: boolean;
}

/** Seconds for which an edge may hold the page. */
function sharedSeconds({ EDGE_SECONDS, EDGE_PURGE }: EdgeSettings, { catalogue, isTold, validMs }: EdgePage): number {
  const isPurged = EDGE_PURGE !== '' && isTold && catalogue !== null;
  const longest = isPurged ? EDGE_SECONDS : Math.min(EDGE_SECONDS, unpurgedSeconds);
  return Math.min(longest, Math.floor(validMs / 1_000));
}

export type EdgeSettings = Pick<Settings, 'EDGE_SECONDS' | 'EDGE_PURGE'>;

/**
 * Lets an edge hold a guest's page. Only pages asked for without any cookie: these are the same for everybody with the
 * same languages, and `vary` says so.
 */
export function allowEdge(settings: EdgeSettings, request: FastifyRequest, reply: FastifyReply, page: EdgePage) {
  const seconds = sharedSeconds(settings, page);
  if (seconds <= 0 || request.headers.cookie !== undefined || reply.hasHeader('set-cookie')) return;
  const { codename, revision, catalogue } = page;
  const keys = [
    everyPage,
    storeKey(codename),
    `revision-${revision}`,
    ...(catalogue ? [`catalogue-${catalogue}`] : []),
  ];
  void reply.header('cache-control', `public, max-age=0, s-maxage=${seconds}`).header('surrogate-key', keys.join(' '));
}
