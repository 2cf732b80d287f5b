import type { DirectoryPage } from '../../__generated__/resolvers';
import { operationPath, type Reply, type Versioned } from '../../provider-client/operation';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { ProviderError } from '../../provider-client/provider-error';
import { maxStorePages } from '../../__generated__/limits';
import { isCodename, isHost } from '../../model/ids';
import { clampInteger } from '../../values/numbers';
import { mapStoreCard } from './mapping';
import { mapStoreRecord, type StoreRecord } from './store-record';

/** Identifies a store by codename or by host; `otherwise` is the codename for hosts without a store. */
export type StoreReference = { readonly codename: string } | { readonly host: string; readonly otherwise?: string };

interface StoreVersion {
  readonly etag: string | null;
  readonly catalogue: string | null;
  /** When another revision becomes the current one, in milliseconds since 1970; null if none is planned. */
  readonly expires: number | null;
}

export interface LoadedStore extends StoreVersion {
  readonly record: StoreRecord;
}

/** The configuration is still the caller's. */
interface SameStore extends StoreVersion {
  readonly record: null;
}

type StoreAnswer = LoadedStore | SameStore | null;

export const createApps = (provider: ProviderCalls) => ({
  /** Without the record if the ETag still matches the provider's version. */
  async find(reference: StoreReference, etag: string | null): Promise<StoreAnswer> {
    return 'host' in reference
      ? findByHost(provider, reference.host, etag)
      : findByCodename(provider, reference.codename, etag);
  },

  async list(page: number): Promise<DirectoryPage> {
    const reply = await provider.listApps({ page }, { orNull: true });
    return {
      stores: (reply?.data ?? []).map(mapStoreCard),
      lastPage: clampInteger(reply?.last_page ?? 1, 1, maxStorePages),
    };
  },
});

async function findByCodename(provider: ProviderCalls, codename: string, etag: string | null): Promise<StoreAnswer> {
  if (!isCodename(codename)) return null;
  const answer = await provider.getApp({ codename }, { orNull: true, etag });
  if (answer?.reply && answer.reply.data.codename !== codename) throw otherStore(operationPath('getApp', { codename }));
  return storeAnswer(answer);
}

async function findByHost(provider: ProviderCalls, host: string, etag: string | null): Promise<StoreAnswer> {
  if (!isHost(host)) return null;
  const answer = await provider.findApp({ host }, { orNull: true, etag });
  if (answer?.reply && !answer.reply.data.domains.includes(host)) throw otherStore(operationPath('findApp'));
  return storeAnswer(answer);
}

function storeAnswer(answer: Versioned<Reply<'getApp'>> | null): StoreAnswer {
  if (!answer) return null;
  const { reply, etag, catalogueVersion: catalogue, expires } = answer;
  return { record: reply && mapStoreRecord(reply.data, catalogue), etag, catalogue, expires };
}

const otherStore = (path: string) => new ProviderError('shape', path, { detail: 'another store' });
