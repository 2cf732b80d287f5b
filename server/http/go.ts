import { randomUUID } from 'node:crypto';
import type { Execute } from '../../src/entry-server';
import type { PageRenderer } from './page-renderer';
import type { Place } from './place';

const address = /^\/go\/([A-Za-z0-9_]{1,40})\/(\d{1,3})$/;

export type Leads = { kind: 'to'; location: string } | { kind: 'nowhere' } | { kind: 'to-a-page' };

/** Where a call to action leads once its click is counted. `to-a-page`: it is none, or could not be counted. */
export async function goLocation({ path, base }: Place, execute: Execute, renderer: PageRenderer): Promise<Leads> {
  const [, component, index] = address.exec(path) ?? [];
  if (!component || !index) return { kind: 'to-a-page' };
  const followed = await renderer.followAction({ execute, component, index: Number(index), deviceId: randomUUID() });
  if (followed.kind === 'missing') return { kind: 'nowhere' };
  if (followed.kind === 'uncounted') return { kind: 'to-a-page' };
  return { kind: 'to', location: followed.target.startsWith('/') ? base + followed.target : followed.target };
}
