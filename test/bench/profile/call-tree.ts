import type { CallFrame, CpuProfile } from './inspected-process';
import type { Original } from './original-names';

/** A function in one chain of callers; times in milliseconds. */
export interface Call {
  name: string;
  place: string;
  part: string;
  /** Without what it called. */
  self: number;
  total: number;
  called: Call[];
}

/** Waiting is no work. */
const isIdle = ({ functionName, url }: CallFrame) => url === '' && functionName === '(idle)';

/** The calls of a profile from the outermost one on, the same function of one caller together, the longest first. */
export function callTree({ nodes, samples, timeDeltas }: CpuProfile, originalOf: (frame: CallFrame) => Original): Call {
  const selfTimes = new Map<number, number>();
  samples.forEach((id, index) => selfTimes.set(id, (selfTimes.get(id) ?? 0) + (timeDeltas[index] ?? 0) / 1_000));
  const nodesById = new Map(nodes.map((node) => [node.id, node]));

  function merge(ids: readonly number[]): Call[] {
    const groups = new Map<string, { original: Original; ids: number[] }>();
    for (const id of ids) {
      const node = nodesById.get(id);
      if (!node || isIdle(node.callFrame)) continue;
      const original = originalOf(node.callFrame);
      const key = `${original.name} ${original.place}`;
      const group = groups.get(key) ?? { original, ids: [] };
      group.ids.push(id);
      groups.set(key, group);
    }
    return [...groups.values()]
      .map(({ original, ids: merged }) => {
        const called = merge(merged.flatMap((id) => nodesById.get(id)?.children ?? []));
        const self = merged.reduce((sum, id) => sum + (selfTimes.get(id) ?? 0), 0);
        return { ...original, self, total: self + called.reduce((sum, { total }) => sum + total, 0), called };
      })
      .sort((one, other) => other.total - one.total);
  }

  const [root] = nodes;
  const called = merge(root?.children ?? []);
  return {
    name: 'all',
    place: '',
    part: '',
    self: 0,
    total: called.reduce((sum, { total }) => sum + total, 0),
    called,
  };
}

/** Times by what `keyOf` names: without calls, and with them, where a recursive call counts once. */
export function sumUp(tree: Call, keyOf: (call: Call) => string) {
  const sums = new Map<string, { self: number; total: number }>();
  function visit(call: Call, above: ReadonlySet<string>) {
    const key = keyOf(call);
    const sum = sums.get(key) ?? { self: 0, total: 0 };
    sum.self += call.self;
    if (!above.has(key)) sum.total += call.total;
    sums.set(key, sum);
    const chain = new Set([...above, key]);
    call.called.forEach((one) => visit(one, chain));
  }
  tree.called.forEach((call) => visit(call, new Set()));
  return [...sums].map(([key, times]) => ({ key, ...times })).sort((one, other) => other.self - one.self);
}
