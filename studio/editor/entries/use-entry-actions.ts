import { useState } from 'react';
import { useToast } from '../../../src/ui/feedback/use-toast';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useWords } from '../../words/use-words';
import { useEditor } from '../editor';
import type { NodeList, OutlineNode } from './model/outline-node';
import { listAt } from '../values';
import {
  addEntry,
  type Change,
  duplicate,
  type EntryNode,
  hideRefusal,
  moveEntry,
  moveRefusal,
  removeEntry,
  removeRefusal,
  type Target,
  toggleVisibility,
} from './operations/operations';
import { restoreEntry } from './operations/restore-entry';
import { type Choice, makeEntry } from './palette/new-entries';
import { kindWords } from './use-kind-name';

const undoMs = 8000;

/** What is done with the rows: each is one change of the document, and is said in words. */
export function useEntryActions() {
  const m = useStudioMessages();
  const words = useWords();
  const showToast = useToast();
  const editor = useEditor();
  const [announcement, announce] = useState('');
  const { change, document, latest } = editor;

  const apply = ({ operations, place }: Change) => {
    if (operations.length > 0) change(operations);
    return place;
  };

  function move(node: EntryNode, target: Target): string {
    const { list } = node.entry;
    const isSameList = list.at === target.list.at;
    const count = listAt(document, target.list.at).length + (isSameList ? 0 : 1);
    const place = apply(moveEntry(document, node, target));
    const said = { name: node.label, place: target.index + 1, count };
    const owner = words[target.list.words].name;
    announce(isSameList ? m('outline.moved', said) : m('outline.moved-into', { ...said, target: owner }));
    return place;
  }

  /** The row's place one step up or down; null if it is at the end. */
  function stepTarget({ entry: { list, index } }: EntryNode, step: -1 | 1): Target | null {
    const to = index + step;
    return to < 0 || to >= listAt(document, list.at).length ? null : { list, index: to };
  }

  function remove(node: EntryNode) {
    const { list, index } = node.entry;
    change(removeEntry(node));
    const restore = () => {
      const restored = restoreEntry(latest(), { before: document, list, index });
      if (!restored) return;
      change(restored.operations);
      announce(m('outline.restored', { name: node.label }));
    };
    showToast(m('outline.removed', { name: node.label }), undoMs, { label: m('outline.undo'), run: restore });
  }

  return {
    announcement,
    move,
    canMove: (node: EntryNode, target: Target) => moveRefusal(editor, node, target) === null,
    stepTarget,
    remove,
    removeRefusal: (node: EntryNode) => removeRefusal(editor, node),
    hideRefusal: (node: OutlineNode) => hideRefusal(editor, node),
    duplicate(node: EntryNode) {
      announce(m('outline.duplicated', { name: node.label }));
      return apply(duplicate(document, node));
    },
    toggle(node: OutlineNode) {
      const values = { name: node.label };
      change(toggleVisibility(node));
      announce(node.visibility?.isHidden ? m('outline.shown-now', values) : m('outline.hidden-now', values));
    },
    add(list: NodeList, index: number, choice: Choice) {
      const name = words[kindWords({ kind: list.entry, sort: choice.sort })].name;
      const entry = makeEntry(document, list, choice, (key) => words[key].name);
      announce(m('outline.added', { name }));
      return apply(addEntry(document, list, index, entry));
    },
  };
}

export type EntryActions = ReturnType<typeof useEntryActions>;
