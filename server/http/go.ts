import { randomUUID } from 'node:crypto';
import type { Execute } from '../../src/entry-server';
import type { PageRenderer } from './page-renderer';
import type { Place } from './place';

const address = /^\/go\/([A-Za-z0-9_]{1,40})\/(\d{1,3})$/;

/**
 * Where a call to action leads once its click is counted.
 * @returns null when the path is none, or the click could not be counted: then the page says so.
 */
export async function goLocation(
  { path, base }: Place,
  execute: Execute,
  renderer: PageRenderer,
): Promise<string | 'missing' | null> {
  const [, component, index] = address.exec(path) ?? [];
  if (!component || !index) return null;
  const followed = await renderer.followAction({ execute, component, index: Number(index), deviceId: randomUUID() });
  if (followed.kind !== 'open') return followed.kind === 'missing' ? 'missing' : null;
  return followed.target.startsWith('/') ? base + followed.target : followed.target;
}
