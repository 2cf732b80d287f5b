import type { ChildProcess } from 'node:child_process';
import { ReportedError } from './fatal-errors';

export interface DemoLogin {
  identity: string;
  password: string;
}

/** The public passwords of the demo; null where they are refused. */
export interface DemoLogins {
  /** Of a customer of each store. */
  demoLogin: DemoLogin | null;
  /** Of an owner of all stores. */
  demoStaff: DemoLogin | null;
}

/** How long one step of its start may take. */
const silenceMs = 120_000;

/**
 * Resolves when the provider reports that it is ready. Waits as long as the provider reports progress. @throws
 * ReportedError if it exits before that; its own output says why.
 */
export const ready = (provider: Pick<ChildProcess, 'on' | 'once'>) =>
  new Promise<DemoLogins>((done, fail) => {
    const giveUp = () => fail(new Error(`The provider made no progress for ${silenceMs / 1_000} s`));
    const limit = setTimeout(giveUp, silenceMs);
    provider.once('exit', (code: number | null, signal: string | null) => {
      clearTimeout(limit);
      fail(
        code === 1
          ? new ReportedError('The provider did not start')
          : new Error(`The provider exited with ${code ?? signal} before it was ready`),
      );
    });
    provider.on('message', (message: { type?: string } & Partial<DemoLogins>) => {
      if (message.type === 'progress') limit.refresh();
      if (message.type !== 'ready') return;
      clearTimeout(limit);
      done({ demoLogin: message.demoLogin ?? null, demoStaff: message.demoStaff ?? null });
    });
  });
