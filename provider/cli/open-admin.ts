import type { components } from '../__generated__/rest';
import { findHolder } from '../database/lock-file';
import { databaseDirectory, openDatabase } from '../database/open-database';
import { BadRequest, NotFound, StaleFile } from '../errors/call-errors';
import { PictureRefused } from '../media/encode-picture';
import { readRegions } from '../modules/addresses/queries/regions';
import type { StoreAdmin } from '../modules/admin/store-admin';
import { createDeps } from '../modules/deps';
import { createModules } from '../modules/modules';
import type { Change } from '../modules/stores/queries/pointers';
import { checkSelling as checkSellingNow } from '../sell-check/check-selling';
import type { CheckSelling } from '../selling';
import type { Settings } from '../settings';
import { studioOptions } from '../studio-options';
import { SourceRefused } from '../store-check/issue';

type Refused = components['schemas']['RefusedReply'];

/** Headers are limited to Latin-1. */
const changeHeaders = ({ author, message }: Change) => ({
  ...(author && { 'x-author': encodeURIComponent(author) }),
  ...(message && { 'x-message': encodeURIComponent(message) }),
});

interface RunningHolder {
  url: string;
  adminKey: string;
}

/**
 * The provider that has the embedded database open, if any. @throws Error if it does not accept calls yet
 */
export function findProvider(settings: Settings): RunningHolder | undefined {
  const directory = databaseDirectory(settings);
  const holder = settings.DATABASE_URL ? undefined : findHolder(directory);
  if (!holder) return undefined;
  const { url, adminKey, pid } = holder;
  if (url && adminKey) return { url, adminKey };
  throw new Error(`Process ${pid} uses ${directory} and does not accept calls yet; try again`);
}

/** Calls the provider that has the database open. */
export function createRemoteAdmin(url: string, adminKey: string): StoreAdmin {
  async function call<T>(
    method: 'GET' | 'POST',
    path: string,
    body?: { type: string; text: string | Buffer },
    change: Change = {},
  ): Promise<T> {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${adminKey}`,
        ...(body && { 'content-type': body.type }),
        ...changeHeaders(change),
      },
      body: body && (typeof body.text === 'string' ? body.text : new Uint8Array(body.text)),
    });
    const reply = (await response.json()) as { message: string; data: T };
    if (response.ok) return reply.data;
    if (response.status === 400) throw new BadRequest(reply.message);
    if (response.status === 404) throw new NotFound(reply.message);
    if (response.status === 409) throw new StaleFile(reply.message);
    if (response.status === 415) throw new PictureRefused(reply.message);
    if (response.status === 422) throw new SourceRefused((reply as unknown as Refused).errors);
    throw new Error(`The provider at ${url} answered ${response.status}: ${reply.message}`);
  }
  const at = (codename: string, rest: string) => `/admin/stores/${encodeURIComponent(codename)}/${rest}`;
  const json = (value: object) => ({ type: 'application/json', text: JSON.stringify(value) });
  const yaml = (text: string) => ({ type: 'application/yaml', text });
  const query = (values: Record<string, string | boolean | undefined>) =>
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString();

  return {
    apply: (codename, { file, text }, { force, dryRun, ...change } = {}) =>
      call('POST', at(codename, `revisions?${query({ file, force, dry_run: dryRun })}`), yaml(text), change),
    rollback: (codename, to, change) => call('POST', at(codename, 'rollback'), json({ to }), change),
    export: (codename, revision) => call('GET', at(codename, `current${revision ? `?revision=${revision}` : ''}`)),
    history: (codename) => call('GET', at(codename, 'revisions')),
    exportResource: (codename, resource) => call('GET', at(codename, `resources/${resource}`)),
    applyResource(codename, resource, { file, text }, { only, deleteMissing, reorder, force, dryRun, ...change } = {}) {
      const options = { file, only: only?.join(), delete_missing: deleteMissing, reorder, force, dry_run: dryRun };
      const body = { type: 'text/plain', text };
      return call('POST', at(codename, `resources/${resource}?${query(options)}`), body, change);
    },
    resourceHistory: (codename, resource) => call('GET', at(codename, `resources/${resource}/history`)),
    addPicture: (codename, { kind, file, body }) =>
      call('POST', at(codename, `media/${kind}?${query({ file })}`), { type: 'application/octet-stream', text: body }),
    findMissing: (codename, references) => call('POST', at(codename, 'references'), json(references)),
    inviteStaff: (codename, invitation) => call('POST', at(codename, 'invitations'), json(invitation)),
    resetStaff: (email) => call('POST', '/admin/staff/reset', json({ email })),
    forgetStaff: (email) => call('POST', '/admin/staff/forget', json({ email })),
    list: () => call('GET', '/admin/stores'),
    replaceItems: (codename, { file, text }) => call('POST', at(codename, `items?${query({ file })}`), yaml(text)),
  };
}

export interface OpenAdmin {
  admin: StoreAdmin;
  close: () => Promise<void>;
}

/** Uses the running provider if there is one; otherwise opens the database itself. */
export async function openAdmin(settings: Settings): Promise<OpenAdmin> {
  const provider = findProvider(settings);
  if (provider) {
    return { admin: createRemoteAdmin(provider.url, provider.adminKey), close: async () => undefined };
  }
  const { database, close } = await openDatabase(settings);
  const regions = readRegions();
  const checkSelling: CheckSelling = async (offered) => checkSellingNow({ ...offered, regions }).issues;
  const modules = createModules(createDeps(database, { studio: studioOptions(settings), checkSelling }));
  await modules.addresses.regions.load();
  return { admin: modules.admin, close };
}
