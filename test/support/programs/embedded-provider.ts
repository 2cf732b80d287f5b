import { join } from 'node:path';
import { findHolder } from '../../../provider/database/lock-file';

export interface EmbeddedProvider {
  pid: number;
  url: string;
  adminKey: string;
}

/** The provider that a server started for itself on this data directory, once it takes calls. */
export function embeddedProvider(dataDirectory: string): EmbeddedProvider | null {
  const holder = findHolder(join(dataDirectory, 'pg'));
  if (!holder?.url || !holder.adminKey) return null;
  return { pid: holder.pid, url: holder.url, adminKey: holder.adminKey };
}
