import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sync as glob } from 'fast-glob';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', ...glob('docs/**/*.md', { cwd: root })];
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

const ownPath = /^(src|server|provider|shared|machines|schema|codegen|public|test|docs|[.]vscode)\/[\w.@/*{},<>-]*$/;

/** Paths of the repository between backticks; `<name>` matches any name. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path).filter((path) => ownPath.test(path));

function isThere(path: string): boolean {
  const pattern = path.replace(/<\w+>/g, '*').replace(/\/$/, '');
  return /[*{]/.test(pattern)
    ? glob(pattern, { cwd: root, onlyFiles: false, dot: true }).length > 0
    : existsSync(join(root, pattern));
}

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function isLinked(document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? document : relative(root, join(root, dirname(document), file));
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || anchorsIn(read(target)).includes(anchor);
}

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names only paths that exist', () => {
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    expect(linksIn(text).filter((link) => !isLinked(document, link))).toEqual([]);
  });

  test('names only scripts that exist', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

describe('the decisions', () => {
  const files = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md');
  const pages = files.sort().map((file) => ({ file, lines: read(`docs/decisions/${file}`).split('\n') }));

  test('are numbered from 1 without gaps in their file names and titles', () => {
    const numbers = pages.map((_page, at) => at + 1);
    expect(pages.map(({ file }) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]))).toEqual(numbers);
    expect(pages.map(({ lines }) => Number(/^# (\d+)\. /.exec(lines[0] ?? '')?.[1]))).toEqual(numbers);
  });

  test('show their status and date', () => {
    const state = /^(Accepted|Superseded by \[\d+\]\(\S+\)) \d{4}-\d{2}-\d{2}[.]$/;
    expect(pages.filter(({ lines }) => !state.test(lines[2] ?? '')).map(({ file }) => file)).toEqual([]);
  });

  test('are listed in the index with title and date', () => {
    const rows = pages.map(({ file, lines: [title = '', , state = ''] }) => {
      const [, number, name] = /^# (\d+)\. (.*)$/.exec(title) ?? [];
      return `| ${number} | [${name}](${file}) | ${/\d{4}-\d{2}-\d{2}/.exec(state)?.[0]} |`;
    });
    expect(read('docs/decisions/README.md').match(/^\| \d.*$/gm)).toEqual(rows);
  });
});

test('docs/tree.md lists the features by their floors', () => {
  const floors = /const featureFloors = \{([^}]*)\}/.exec(read('.dependency-cruiser.mjs'))?.[1] ?? '';
  const lines = [...floors.matchAll(/(\w+): \[([^\]]*)\]/g)].map(([, floor, list = '']) => {
    const names = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
    return `*${floor}*: ${names.join(', ')}`;
  });
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => !read('docs/tree.md').includes(line))).toEqual([]);
});

test.each([
  // Variables between programs that start each other, and of tests.
  ['server', 'server/base/settings.ts', ['NODE_ENV', 'DEV_ASSETS']],
  ['provider', 'provider/settings.ts', ['PASSWORD_COST', 'TEST_PASSWORDS', 'COUNT_STATEMENTS']],
])('docs/settings.md lists the settings of %s', (_program, path, internal) => {
  const settings = [...read(path).matchAll(/^ {2}([A-Z_]+): (?!readonly|string|number|boolean|')/gm)];
  const names = settings.map(([, name = '']) => name).filter((name) => !internal.includes(name));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(read('docs/settings.md')))).toEqual([]);
});
