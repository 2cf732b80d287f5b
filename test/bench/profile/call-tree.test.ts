import { callTree, sumUp } from './call-tree';
import { flameGraph } from './flame-graph';
import type { CallFrame, CpuProfile } from './inspected-process';

const frame = (functionName: string, url = `file:///a/${functionName}.js`): CallFrame => ({
  functionName,
  url,
  lineNumber: 0,
  columnNumber: 0,
});

/** `list` calls `card` from two places, and `card` calls itself. */
const recorded: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)', ''), children: [2, 6, 7] },
    { id: 2, callFrame: frame('list'), children: [3, 4] },
    { id: 3, callFrame: frame('card'), children: [5] },
    { id: 4, callFrame: frame('card') },
    { id: 5, callFrame: frame('card') },
    { id: 6, callFrame: frame('(idle)', '') },
    { id: 7, callFrame: frame('(garbage collector)', '') },
  ],
  samples: [2, 3, 4, 5, 6, 7],
  timeDeltas: [1_000, 2_000, 4_000, 8_000, 1_000_000, 16_000],
};

const original = ({ functionName, url }: CallFrame) => ({
  name: functionName,
  place: url && 'src/a.ts:1',
  part: url ? 'src' : functionName,
});

const tree = callTree(recorded, original);

test('calls of the same function from one caller are one, and waiting is left out', () => {
  expect(tree.total).toBe(31);
  expect(tree.called.map(({ name, self, total }) => ({ name, self, total }))).toEqual([
    { name: '(garbage collector)', self: 16, total: 16 },
    { name: 'list', self: 1, total: 15 },
  ]);
  expect(tree.called[1]?.called).toMatchObject([{ name: 'card', self: 6, total: 14, called: [{ self: 8 }] }]);
});

test('a function that calls itself counts its time once', () => {
  expect(sumUp(tree, ({ name }) => name)).toContainEqual({ key: 'card', self: 14, total: 14 });
  expect(sumUp(tree, ({ part }) => part)).toContainEqual({ key: 'src', self: 15, total: 15 });
});

test('a flame graph needs no other file, and no name of a function ends its script', () => {
  const named = { ...tree, called: [{ ...tree, name: '</script>' }] };
  const html = flameGraph({ title: 'a page', requests: 2, tree: named });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toMatch(/(src|href)="|https?:|@import|__PROFILE__/);
});
