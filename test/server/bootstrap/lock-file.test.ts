import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';

type Package = {
  readonly version?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Package>> };
const entries = Object.entries(lock.packages);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Whether the package at `path` can resolve `name` in a folder of the lock file. */
function isLocked(path: string, name: string): boolean {
  if (lock.packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  if (path === '') return false;
  return isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

test('the lock has the packages of every platform', () => {
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

test('each package supports the oldest Node that package.json allows', () => {
  const { engines } = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } };
  const oldest = `${engines.node.replace('>=', '')}.0`;
  const newer = entries.filter(([, { engines: own }]) => own?.node && !satisfies(oldest, own.node));
  expect(newer.map(([path, { engines: own }]) => `${path} ${own?.node}`)).toEqual([]);
});

test('the lock names no host of a package registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('docs/operate.md names each package that would run a program at its install, and none may', () => {
  const scripts = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  const named =
    /programs at their install[^:]*: ([^.]*)\./.exec(read('docs/operate.md').replaceAll('\n', ' '))?.[1] ?? '';
  expect(
    named
      .replaceAll('`', '')
      .replace(' and ', ', ')
      .split(', ')
      .map((name) => name.replace(/ \(.*/, '')),
  ).toEqual(scripts.toSorted());
  expect(read('.npmrc')).toContain('ignore-scripts=true');
});
