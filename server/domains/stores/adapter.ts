import type { StoreCard } from '../../__generated__/resolvers';
import { operationPath } from '../../provider-client/operation';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { ProviderError } from '../../provider-client/provider-error';
import { isCodename, isHost } from '../../model/ids';
import { mapStoreCard } from './mapping';
import { mapStoreRecord, type StoreRecord } from './store-record';

/** Identifies a store by codename or by host; `otherwise` is the codename for hosts without a store. */
export type StoreReference = { readonly codename: string } | { readonly host: string; readonly otherwise?: string };

export interface StoreVersion {
  readonly record: StoreRecord;
  readonly etag: string | null;
}

type StoreAnswer = StoreVersion | 'unchanged' | null;

export const createApps = (provider: ProviderCalls) => ({
  /** Returns 'unchanged' if the ETag still matches the provider's version. */
  async find(reference: StoreReference, etag: string | null): Promise<StoreAnswer> {
    return 'host' in reference
      ? findByHost(provider, reference.host, etag)
      : findByCodename(provider, reference.codename, etag);
  },

  async list(): Promise<StoreCard[]> {
    const reply = await provider.listApps({}, { orNull: true });
    return (reply?.data ?? []).map(mapStoreCard);
  },
});

async function findByCodename(provider: ProviderCalls, codename: string, etag: string | null): Promise<StoreAnswer> {
  if (!isCodename(codename)) return null;
  const answer = await provider.getApp({ codename }, { orNull: true, etag });
  if (answer === null || answer === 'unchanged') return answer;
  if (answer.reply.data.codename !== codename) throw otherStore(operationPath('getApp', { codename }));
  return { record: mapStoreRecord(answer.reply.data), etag: answer.etag };
}

async function findByHost(provider: ProviderCalls, host: string, etag: string | null): Promise<StoreAnswer> {
  if (!isHost(host)) return null;
  const answer = await provider.findApp({ host }, { orNull: true, etag });
  if (answer === null || answer === 'unchanged') return answer;
  if (!answer.reply.data.domains.includes(host)) throw otherStore(operationPath('findApp'));
  return { record: mapStoreRecord(answer.reply.data), etag: answer.etag };
}

const otherStore = (path: string) => new ProviderError('shape', path, { detail: 'another store' });
