import type { Scope } from './caller';
import type { Session } from './check-account';
import type { Run } from './run';

const timeoutMs = 5_000;
const operation = 'streamEvents';

/** Checks the optional stream of live events, which must begin immediately. */
export async function checkEvents({ report }: Run, baseUrl: string, scope: Scope, { token }: Session) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const fail = (problem: string) => report.fail({ store: scope.codename, operation, list: '', record: '', problem });
  report.count('checks');
  try {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const response = await fetch(`${baseUrl}/api/v2/customer/events`, { headers, signal: controller.signal });
    const type = response.headers.get('content-type') ?? '';
    if (response.status === 404) report.skip(`live events of ${scope.codename}: the provider has none`);
    else if (response.status !== 200) fail(`answers ${response.status}, the contract asks for 200 or 404`);
    else if (!type.startsWith('text/event-stream')) fail(`content-type is "${type}", must be text/event-stream`);
  } catch {
    fail(`no answer within ${timeoutMs} ms`);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
