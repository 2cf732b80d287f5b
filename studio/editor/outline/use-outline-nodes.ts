import { useMemo } from 'react';
import { type Editor, useEditor } from '../editor';
import { ancestorsOf, type NodeIndex, nodeAt } from '../entries/model/find-node';
import { useNodes } from '../entries/use-nodes';

/** How many issues are inside of each row. */
function countErrors(nodes: NodeIndex, issues: Editor['issues']) {
  const counts = new Map<string, number>();
  for (const { pointer } of issues) {
    const node = nodeAt(nodes, pointer);
    for (const { key } of node ? [...ancestorsOf(node), node] : []) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The rows, with the current one and the errors inside of each. */
export function useOutlineNodes() {
  const { issues, place } = useEditor();
  const { roots, nodes } = useNodes();
  const errors = useMemo(() => countErrors(nodes, issues), [nodes, issues]);
  const current = place === '' ? undefined : nodeAt(nodes, place);
  return { roots, nodes, errors, currentKey: current?.key ?? null };
}
