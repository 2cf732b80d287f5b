import type { Operation } from 'fast-json-patch';
import { applyPatch } from 'fast-json-patch';
import { words as english } from '../../../../studio/words/en';
import { words as indonesian } from '../../../../studio/words/id';
import type { Editor } from '../../../../studio/editor/editor';
import { buildOutline } from '../../../../studio/editor/entries/model/build-outline';
import { indexNodes } from '../../../../studio/editor/entries/model/find-node';

export const wordTables = { id: indonesian, en: english } as const;

/** The rows of a document, with the words of a language. */
export function outlineOf(document: Editor['document'], locale: keyof typeof wordTables = 'id') {
  const groups = {
    identity: 'Identity',
    look: 'Look',
    home: 'Home',
    popup: 'Popup',
    search: 'Search',
    selling: 'Selling',
    delivery: 'Delivery',
    payment: 'Payment',
    wallet: 'Wallet',
  };
  return indexNodes(buildOutline(document, { words: wordTables[locale], groups, legal: 'Legal' }));
}

export const applied = (document: Editor['document'], operations: readonly Operation[]): Editor['document'] =>
  applyPatch(structuredClone(document), structuredClone(operations) as Operation[], true).newDocument;
