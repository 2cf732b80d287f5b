import { join } from 'node:path';
import { findHolder } from '../../../provider/database/lock-file';

export interface EmbeddedProvider {
  pid: number;
  url: string;
  adminKey: string;
}

/** The embedded provider of a server on this data directory; null until it accepts calls. */
export function embeddedProvider(dataDirectory: string): EmbeddedProvider | null {
  const holder = findHolder(join(dataDirectory, 'pg'));
  if (!holder?.url || !holder.adminKey) return null;
  return { pid: holder.pid, url: holder.url, adminKey: holder.adminKey };
}
