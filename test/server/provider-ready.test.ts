import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { ready } from '../../server/provider-ready';

const minute = 60_000;

const start = () => {
  const provider = new EventEmitter();
  return { provider, started: ready(provider as ChildProcess) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the start of a provider', () => {
  test('fails when it says nothing for 2 minutes', async () => {
    const { started } = start();
    jest.advanceTimersByTime(2 * minute);
    await expect(started).rejects.toThrow('The provider made no progress for 120 s');
  });

  test('fails when it exits', async () => {
    const { provider, started } = start();
    provider.emit('exit', 1, null);
    await expect(started).rejects.toThrow('The provider did not start');
  });

  test('may take longer while it makes progress', async () => {
    const { provider, started } = start();
    for (let part = 0; part < 5; part++) {
      jest.advanceTimersByTime(1.5 * minute);
      provider.emit('message', { type: 'progress' });
    }
    provider.emit('message', { type: 'ready', demoLogin: null });
    await expect(started).resolves.toEqual({ demoLogin: null, demoStaff: null });
  });
});
