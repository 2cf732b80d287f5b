import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cleanUp } from '../../support/programs/cleanup';
import { temporaryFolder } from '../../support/programs/temporary-folder';

afterAll(cleanUp);

const moduleUrl = pathToFileURL(join(__dirname, '../../../server/bootstrap/heap-limit.mjs')).href;
const megabyte = 1024 * 1024;
const total = 16_000 * megabyte;

/** Runs the module directly in Node, because it is loaded before any TypeScript loader. */
const evaluate = (expression: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { memoryLimit, heapFlags } = await import('${moduleUrl}'); console.log(JSON.stringify(${expression}))`,
      ],
      { encoding: 'utf8', env: {} },
    ),
  );

function container(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder('container');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${text}\n`);
  }
  return root;
}

const limitOf = (files: Readonly<Record<string, string>>) =>
  evaluate(`memoryLimit(${JSON.stringify(container(files))}, ${total})`);

test.each<[string, Record<string, string>, number]>([
  [
    'version 2, as a container sees it',
    { 'proc/self/cgroup': '0::/', 'sys/fs/cgroup/memory.max': String(512 * megabyte) },
    512 * megabyte,
  ],
  [
    'version 2, limited further up',
    {
      'proc/self/cgroup': '0::/pods/shop',
      'sys/fs/cgroup/pods/shop/memory.max': 'max',
      'sys/fs/cgroup/pods/memory.max': String(300 * megabyte),
    },
    300 * megabyte,
  ],
  [
    'version 1, named from outside the container',
    {
      'proc/self/cgroup': '5:cpu,cpuacct:/docker/1\n4:memory:/docker/1\n0::/',
      'sys/fs/cgroup/memory/memory.limit_in_bytes': String(256 * megabyte),
    },
    256 * megabyte,
  ],
  [
    'no limit',
    { 'proc/self/cgroup': '4:memory:/', 'sys/fs/cgroup/memory/memory.limit_in_bytes': '9223372036854771712' },
    total,
  ],
  ['no control groups', {}, total],
])('reads the memory limit of a container: %s', (_, files, expected) => {
  expect(limitOf(files)).toBe(expected);
});

test.each([
  ['a server with the embedded provider', 'server', {}, 1_024, ['--max-old-space-size=256']],
  ['a server alone', 'server', { PROVIDER_URL: 'http://p' }, 512, ['--max-old-space-size=256']],
  ['the embedded provider', 'provider', {}, 1_200, ['--max-old-space-size=300']],
  ['a large machine', 'server', {}, 64_000, ['--max-old-space-size=512']],
  ['a tiny container', 'server', {}, 64, ['--max-old-space-size=128']],
  ['an explicit limit', 'server', { NODE_OPTIONS: '--max-old-space-size=900' }, 1_024, []],
  ['an explicit limit in another spelling', 'provider', { NODE_OPTIONS: '-r x --max_old_space_size=900' }, 1_024, []],
])('heap limit: %s', (_, program, env, megabytes, expected) => {
  expect(evaluate(`heapFlags('${program}', ${JSON.stringify(env)}, ${megabytes * megabyte})`)).toEqual(expected);
});
