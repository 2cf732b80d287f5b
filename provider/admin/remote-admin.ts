import type { components } from '../__generated__/rest';
import { NotFound } from '../not-found';
import { SourceRefused } from '../store-check/source-error';
import type { StoreAdmin } from './store-admin';

type Refused = components['schemas']['RefusedReply'];

/** Asks the provider that has the database open. */
export function createRemoteAdmin(address: string, adminKey: string): StoreAdmin {
  async function call<T>(method: 'GET' | 'POST', path: string, body?: { type: string; text: string }): Promise<T> {
    const response = await fetch(new URL(path, address), {
      method,
      headers: { authorization: `Bearer ${adminKey}`, ...(body && { 'content-type': body.type }) },
      body: body?.text,
    });
    const reply = (await response.json()) as { message: string; data: T };
    if (response.ok) return reply.data;
    if (response.status === 404) throw new NotFound(reply.message);
    if (response.status === 422) throw new SourceRefused((reply as unknown as Refused).errors);
    throw new Error(`The provider at ${address} answered ${response.status}: ${reply.message}`);
  }
  const at = (codename: string, rest: string) => `/admin/stores/${encodeURIComponent(codename)}/${rest}`;
  const yaml = (text: string) => ({ type: 'application/yaml', text });
  const named = (file: string) => new URLSearchParams({ file }).toString();

  return {
    apply: (codename, { file, text }) => call('POST', at(codename, `revisions?${named(file)}`), yaml(text)),
    rollback: (codename, to) =>
      call('POST', at(codename, 'rollback'), { type: 'application/json', text: JSON.stringify({ to }) }),
    export: (codename, revision) => call('GET', at(codename, `current${revision ? `?revision=${revision}` : ''}`)),
    history: (codename) => call('GET', at(codename, 'revisions')),
    list: () => call('GET', '/admin/stores'),
    replaceItems: (codename, { file, text }) => call('POST', at(codename, `items?${named(file)}`), yaml(text)),
  };
}
