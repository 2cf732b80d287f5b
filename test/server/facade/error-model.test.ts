import { GraphQLError } from 'graphql';
import { toLoaded } from '../../../src/api/loaded';
import type { ErrorCode } from '../../../server/__generated__/resolvers';
import { FacadeError, publicError } from '../../../server/facade/error-model';
import { ProviderError, type ProviderFailure } from '../../../server/provider-client/provider-error';
import { memoryLog } from '../../support/server/facade-fixture';

const scope = () => ({ requestId: 'request-1', log: memoryLog() });
const located = (originalError: Error) => new GraphQLError(originalError.message, { path: ['home', 0], originalError });

const faults = {
  down: 'PROVIDER_UNAVAILABLE',
  status: 'PROVIDER_UNAVAILABLE',
  unreadable: 'PROVIDER_UNAVAILABLE',
  shape: 'PROVIDER_UNAVAILABLE',
  open: 'PROVIDER_UNAVAILABLE',
  timeout: 'PROVIDER_TIMEOUT',
  unsupported: 'NOT_FOUND',
  unauthorized: 'SIGNED_OUT',
  conflict: 'CONFLICT',
  input: 'BAD_INPUT',
  rejected: 'BAD_INPUT',
  busy: 'PROVIDER_UNAVAILABLE',
} as const satisfies Record<ProviderFailure, ErrorCode>;

test.each(Object.entries(faults) as [ProviderFailure, ErrorCode][])(
  'maps a provider that is %s to %s, for pages too',
  (kind, code) => {
    const shown = publicError(located(new ProviderError(kind, '/api/secret')), scope());
    expect(shown.toJSON()).toEqual({
      message: expect.any(String),
      path: ['home', 0],
      extensions: { code, requestId: 'request-1' },
    });
    expect(toLoaded({ errors: [shown.toJSON()] })).toEqual({ ok: false, code, requestId: 'request-1' });
  },
);

test.each([
  ['a refusal of ours', located(new FacadeError('BAD_INPUT', 'The page can’t be counted')), 'BAD_INPUT'],
  ['an unknown record', located(new FacadeError('NOT_FOUND')), 'NOT_FOUND'],
  ['a record that the provider lacks', located(new ProviderError('status', '/x', { status: 404 })), 'NOT_FOUND'],
  ['a field for customers', located(new FacadeError('SIGNED_OUT')), 'SIGNED_OUT'],
  ['variables that do not fit', new GraphQLError('Field "x" is not defined. Did you mean "y"?'), 'BAD_INPUT'],
  ['an internal error', located(new TypeError('x is not a function')), 'INTERNAL'],
  ['a value that no scalar takes', located(new GraphQLError('Rupiah can’t be string')), 'INTERNAL'],
  ['a thrown value that is not an error', 'secret', 'INTERNAL'],
])('%s has a stable code and no other details', (_name, error, code) => {
  const text = JSON.stringify(publicError(error, scope()));
  expect(JSON.parse(text)).toMatchObject({ extensions: { code } });
  expect(toLoaded({ errors: [JSON.parse(text) as object] })).toMatchObject({ code });
  expect(text).not.toMatch(/secret|function|Did you mean|string|counted/);
});

test('logs an error in full and only once', () => {
  const { requestId, log } = scope();
  const cause = new ProviderError('down', '/api/v2/x', { cause: new Error('ECONNREFUSED') });
  publicError(located(cause), { requestId, log });
  publicError(located(cause), { requestId, log });
  expect(log.lines).toMatchObject([
    { level: 'error', facts: { err: cause, code: 'PROVIDER_UNAVAILABLE', requestId, path: 'home.0' } },
  ]);
});

test('a refusal is not a server error', () => {
  const { requestId, log } = scope();
  publicError(new FacadeError('NOT_FOUND'), { requestId, log });
  publicError(new ProviderError('unauthorized', '/api/profile', { status: 401 }), { requestId, log });
  publicError(new DOMException('gone', 'AbortError'), { requestId, log });
  publicError(new ProviderError('rejected', '/api/orders', { status: 400 }), { requestId, log });
  publicError(new ProviderError('busy', '/api/orders', { status: 429 }), { requestId, log });
  expect(log.lines.map(({ level }) => level)).toEqual(['info', 'info', 'debug', 'info', 'warn']);
  expect(log.lines[0]?.facts).toEqual({ reason: 'Not found.', code: 'NOT_FOUND', requestId });
});
