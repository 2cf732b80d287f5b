import type { StoreCard } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { ProviderError } from '../provider-client/provider-error';
import { path } from '../provider-client/provider-path';
import { isCodename, isHost } from './ids';
import { mapStoreCard } from './mapping/map-store-card';
import { mapStoreRecord, type StoreRecord } from './store-record';

/** How a request names its store. */
export type StoreReference = { readonly codename: string } | { readonly host: string };

export interface StoreVersion {
  readonly record: StoreRecord;
  readonly etag: string | null;
}

type Found = StoreVersion | 'unchanged' | null;

export const createApps = (calls: ProviderCalls) => ({
  /** A store's configuration; 'unchanged' while the provider still has the version of that ETag. */
  async find(reference: StoreReference, etag: string | null): Promise<Found> {
    return 'host' in reference
      ? findByHost(calls, reference.host, etag)
      : findByCodename(calls, reference.codename, etag);
  },

  async list(): Promise<StoreCard[]> {
    const reply = await calls.get('listApps', path`/api/v2/apps`);
    return (reply?.data ?? []).map(mapStoreCard);
  },
});

async function findByCodename(calls: ProviderCalls, codename: string, etag: string | null): Promise<Found> {
  if (!isCodename(codename)) return null;
  const address = path`/api/v2/app/${codename}`;
  const answer = await calls.getIfChanged('getApp', address, undefined, etag);
  if (answer === null || answer === 'unchanged') return answer;
  if (answer.reply.data.codename !== codename) throw new ProviderError('shape', address, { detail: 'another store' });
  return { record: mapStoreRecord(answer.reply.data), etag: answer.etag };
}

async function findByHost(calls: ProviderCalls, host: string, etag: string | null): Promise<Found> {
  if (!isHost(host)) return null;
  const address = path`/api/v2/app`;
  const answer = await calls.getIfChanged('findApp', address, { host }, etag);
  if (answer === null || answer === 'unchanged') return answer;
  if (!answer.reply.data.domains.includes(host)) throw new ProviderError('shape', address, { detail: 'another store' });
  return { record: mapStoreRecord(answer.reply.data), etag: answer.etag };
}
