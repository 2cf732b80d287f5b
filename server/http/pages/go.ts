import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../base/settings';
import { randomUUID } from 'node:crypto';
import type { Execute } from '../../../src/entry-server';
import type { PageRenderer } from '../rendering/page-renderer';
import type { StoreRoute } from '../../facade/store-reference';

/** For routing: a path that cannot be decoded (`/warung/p/%zz`) becomes the path of the same store's 404 page. */
export const readableUrl =
  ({ MULTI_TENANT }: Pick<Settings, 'MULTI_TENANT'>) =>
  ({ url = '/' }: IncomingMessage): string => {
    const end = url.search(/[?#;]/);
    const path = end < 0 ? url : url.slice(0, end);
    if (canDecode(path)) return url;
    const [, codename = ''] = path.split('/');
    return `${MULTI_TENANT && canDecode(codename) ? `/${codename}` : ''}/404${url.slice(path.length)}`;
  };

function canDecode(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}

const pattern = /^\/go\/([A-Za-z0-9_]{1,40})\/(\d{1,3})$/;

export type Leads = { kind: 'to'; location: string } | { kind: 'nowhere' } | { kind: 'to-a-page' };

export const isGo = (path: string) => pattern.test(path);

interface GoOptions {
  execute: Execute;
  renderer: PageRenderer;
  signedIn: boolean;
}

/** Redirects a call to action after its click is counted. `to-a-page`: it does not exist or could not be counted. */
export async function goLocation(
  { path, base }: StoreRoute,
  { execute, renderer, signedIn }: GoOptions,
): Promise<Leads> {
  const [, component, index] = pattern.exec(path) ?? [];
  if (!component || !index) return { kind: 'to-a-page' };
  const deviceId = randomUUID();
  const followed = await renderer.followAction({ execute, component, index: Number(index), deviceId, signedIn });
  if (followed.kind === 'missing') return { kind: 'nowhere' };
  if (followed.kind === 'uncounted') return { kind: 'to-a-page' };
  return { kind: 'to', location: followed.target.startsWith('/') ? base + followed.target : followed.target };
}
