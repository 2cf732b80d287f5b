import { WebSocket } from 'undici';
import { until } from '../../support/programs/until';

/** The Node flag of a program that can be inspected, at a port that the system chooses. */
export const inspectFlag = '--inspect=127.0.0.1:0';

interface Answer<Result> {
  id?: number;
  result?: Result;
  error?: { message: string };
}

/** What V8 measured, as Chrome's developer tools read it. */
export interface CpuProfile {
  nodes: readonly ProfileNode[];
  samples: readonly number[];
  /** Microseconds before each sample. */
  timeDeltas: readonly number[];
}

export interface ProfileNode {
  id: number;
  callFrame: CallFrame;
  children?: readonly number[];
}

/** Lines and columns count from 0. */
export interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

/** Connects to a program that was started with `inspectFlag`. @param log what it has printed */
export async function inspectProcess(log: () => string) {
  const url = await until('the program can be inspected', () => /ws:\/\/127\.0\.0\.1:\S+/.exec(log())?.[0]);
  const socket = new WebSocket(url);
  await new Promise((open, fail) => {
    socket.addEventListener('open', open);
    socket.addEventListener('error', () => fail(new Error(`No inspector answers at ${url}`)));
  });
  let last = 0;

  function send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++last;
    return new Promise((done, fail) => {
      socket.addEventListener('message', function receive({ data }) {
        const answer = JSON.parse(String(data)) as Answer<Result>;
        if (answer.id !== id) return;
        socket.removeEventListener('message', receive);
        if (answer.error) fail(new Error(`${method}: ${answer.error.message}`));
        else done(answer.result as Result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  }

  return {
    /** Records the processor's work while `work` runs. */
    async profile(work: () => Promise<void>, microseconds = 200): Promise<CpuProfile> {
      await send('Profiler.enable');
      await send('Profiler.setSamplingInterval', { interval: microseconds });
      await send('Profiler.start');
      await work();
      return (await send<{ profile: CpuProfile }>('Profiler.stop')).profile;
    },
    close: () => socket.close(),
  };
}
