import limits from '../../schema/limits.json';
import { operationSpecs } from '../../server/__generated__/provider-operations';
import { readSettings } from '../../server/base/settings';
import { connectionLimits } from '../../shared/connections/create-listener';

const { providerCallMs, serverAnswerMs, pageAnswerMs, pageUploadStallMs, trackClickMs, pageTrackClickMs } = limits;

const slowestCall = Math.max(
  ...Object.values(operationSpecs).map(({ timeoutMs = 0 }: { timeoutMs?: number }) => timeoutMs),
);

test('no call of the provider takes longer than PROVIDER_TIMEOUT_MS can say', () => {
  expect(slowestCall).toBe(providerCallMs);
  const read = (milliseconds: number) => () =>
    readSettings({ SESSION_SECRET: 'a'.repeat(32), PROVIDER_TIMEOUT_MS: `${milliseconds}` });
  expect(read(providerCallMs)().PROVIDER_TIMEOUT_MS).toBe(providerCallMs);
  expect(read(providerCallMs + 1)).toThrow('PROVIDER_TIMEOUT_MS');
});

test.each([
  ['the server for an answer', serverAnswerMs, 'the store’s record and a call after it', 2 * providerCallMs],
  ['the page for an answer', pageAnswerMs, 'the server', serverAnswerMs],
  ['the page until a tap is counted', pageTrackClickMs, 'the server', trackClickMs],
  ['an upload without progress', pageUploadStallMs, 'the server for a request', connectionLimits.requestMs],
  ['an upload without progress', pageUploadStallMs, 'the server for a stalled connection', connectionLimits.stalledMs],
  ['an upload without progress', pageUploadStallMs, 'the server’s answer to it', serverAnswerMs + providerCallMs],
])('%s waits %d ms, longer than %s: %d ms', (_waiting, longer, _within, shorter) => {
  expect(longer).toBeGreaterThan(shorter);
});
