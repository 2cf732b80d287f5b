import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from './call-tree';

interface FlameGraph {
  title: string;
  requests: number;
  tree: Call;
}

/** Calls with less than this share of the whole are too narrow to be seen. */
const leastShare = 0.0002;

const withoutNarrow = (call: Call, least: number): Call => ({
  ...call,
  called: call.called.filter(({ total }) => total >= least).map((one) => withoutNarrow(one, least)),
});

/** A page that needs no other file and no network. */
export function flameGraph({ title, requests, tree }: FlameGraph): string {
  const drawn = withoutNarrow(tree, tree.total * leastShare);
  const json = JSON.stringify({ title, requests, tree: drawn }).replaceAll('<', '\\u003c');
  return readFileSync(join(__dirname, 'viewer.html'), 'utf8').replace('__PROFILE__', () => json);
}
