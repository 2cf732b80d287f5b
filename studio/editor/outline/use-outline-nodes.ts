import { useMemo } from 'react';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useWords } from '../../words/use-words';
import { type Editor, useEditor } from '../editor';
import { buildOutline, type OutlineTexts } from './model/build-outline';
import { ancestorsOf, indexNodes, type NodeIndex, nodeAt } from './model/find-node';
import type { OutlineNode } from './model/outline-node';

export interface OutlineNodes {
  readonly roots: readonly OutlineNode[];
  readonly nodes: NodeIndex;
  readonly currentKey: string | null;
  readonly errors: ReadonlyMap<string, number>;
}

function useTexts(): OutlineTexts {
  const m = useStudioMessages();
  const words = useWords();
  return useMemo(
    () => ({
      words,
      groups: {
        identity: m('form.group.identity'),
        look: m('form.group.look'),
        home: m('form.group.home'),
        popup: m('form.group.popup'),
        search: m('form.group.search'),
        selling: m('form.group.selling'),
        delivery: m('form.group.delivery'),
        payment: m('form.group.payment'),
        wallet: m('form.group.wallet'),
      },
      legal: m('outline.legal'),
    }),
    [m, words],
  );
}

/** How many issues are inside of each row. */
function countErrors(nodes: NodeIndex, issues: Editor['issues']) {
  const counts = new Map<string, number>();
  for (const { pointer } of issues) {
    const node = nodeAt(nodes, pointer);
    for (const { key } of node ? [...ancestorsOf(node), node] : []) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The document as rows. */
export function useOutlineNodes(): OutlineNodes {
  const { document, issues, place } = useEditor();
  const texts = useTexts();
  const roots = useMemo(() => buildOutline(document, texts), [document, texts]);
  const nodes = useMemo(() => indexNodes(roots), [roots]);
  const errors = useMemo(() => countErrors(nodes, issues), [nodes, issues]);
  const current = place === '' ? undefined : nodeAt(nodes, place);
  return { roots, nodes, errors, currentKey: current?.key ?? null };
}
