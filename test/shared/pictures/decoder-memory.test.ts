import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

jest.setTimeout(180_000);

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill();
});

/** The answer of a separate process. */
async function ask<T>(message: object | null): Promise<T> {
  const child = fork('test/support/pictures/decode-all.ts', { execArgv: ['--import', 'tsx'] });
  children.push(child);
  child.send(message as object);
  const [answer] = (await once(child, 'message')) as [T];
  child.kill();
  return answer;
}

test('all hostile files, and the largest accepted ones, take less than 300 MB', async () => {
  const files = await ask<string[]>(null);
  expect(files.length).toBeGreaterThan(30);
  expect(await ask<number>(files)).toBeLessThan(300);
});
