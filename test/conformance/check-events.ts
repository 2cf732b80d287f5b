import type { Scope } from './caller';
import type { Session } from './check-account';
import type { Run } from './run';

const timeoutMs = 5_000;

interface Stream {
  operation: string;
  path: string;
  /** What it is in words, for the report. */
  name: string;
  /** The store that the report names. */
  store: string;
  token?: string;
}

/** An optional stream of events must begin immediately. */
async function checkStream({ report }: Run, baseUrl: string, { operation, path, name, store, token }: Stream) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const fail = (problem: string) => report.fail({ store, operation, list: '', record: '', problem });
  report.count('checks');
  try {
    const headers = { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(baseUrl + path, { headers, signal: controller.signal });
    const type = response.headers.get('content-type') ?? '';
    if (response.status === 404 || response.status === 501) report.skip(`${name}: the provider has none`);
    else if (response.status !== 200) fail(`answers ${response.status}, the contract asks for 200, 404 or 501`);
    else if (!type.startsWith('text/event-stream')) fail(`content-type is "${type}", must be text/event-stream`);
  } catch {
    fail(`no answer within ${timeoutMs} ms`);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

export const checkEvents = (run: Run, baseUrl: string, { codename }: Scope, { token }: Session) =>
  checkStream(run, baseUrl, {
    operation: 'streamEvents',
    path: '/api/v2/customer/events',
    name: `live events of ${codename}`,
    store: codename,
    token,
  });

export const checkStoreEvents = (run: Run, baseUrl: string) =>
  checkStream(run, baseUrl, {
    operation: 'streamStoreEvents',
    path: '/api/v2/apps/events',
    name: 'events of stores',
    store: '',
  });
