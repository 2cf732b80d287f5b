import { compare } from 'fast-json-patch';
import fc from 'fast-check';
import { checkDocument } from '../../../../provider/store-check/check-store';
import type { Editor } from '../../../../studio/editor/editor';
import type { OutlineNode } from '../../../../studio/editor/entries/model/outline-node';
import {
  addEntry,
  addRefusal,
  duplicate,
  type EntryNode,
  hideRefusal,
  isEntry,
  moveEntry,
  moveRefusal,
  removeEntry,
  removeRefusal,
  toggleVisibility,
} from '../../../../studio/editor/entries/operations/operations';
import { referrersOf } from '../../../../studio/editor/entries/operations/references';
import { choicesFor, makeEntry } from '../../../../studio/editor/entries/palette/new-entries';
import { demoCatalogues } from '../../../support/stores/demo-catalogue';
import { applied, outlineOf, wordTables } from './demo-outline';

type Document = Editor['document'];

const mayChange = () => true;

/** What a person can leave to mend: what a new entry lacks, and rules between two places, of bills and of carriers. */
const unfilled = new Set([
  'POST_PAID_PRODUCTS',
  'PRE_PAID_REGIONS',
  'NO_BILL_PRODUCTS',
  'NO_CARRIERS',
  'MISSING_FIELD',
  'NOT_A_LINK',
  'NOT_A_PHONE',
  'NOT_A_PROFILE',
  'NOT_AN_EMAIL',
  'NOT_CHOSEN',
  'FORM_WITHOUT_PAGE',
  'BALANCE_OFF',
]);

const nameOf = (key: keyof (typeof wordTables)['id']) => wordTables.id[key].name;

function add(document: Document, { list }: OutlineNode, sort: number): Document {
  if (!list || addRefusal({ document, mayChange }, list)) return document;
  const choices = choicesFor(list);
  const choice = choices[sort % choices.length];
  if (!choice) return document;
  const entry = makeEntry(document, list, choice, nameOf);
  return applied(document, addEntry(document, list, sort, entry).operations);
}

function move(document: Document, node: EntryNode, nodes: readonly OutlineNode[], number: number): Document {
  const lists = nodes.flatMap(({ list }) => (list?.entry === node.entry.kind ? [list] : []));
  const list = lists[number % lists.length] ?? node.entry.list;
  const target = { list, index: number % (node.parent?.children.length ?? 1) };
  if (moveRefusal({ document, mayChange }, node, target)) return document;
  return applied(document, moveEntry(document, node, target).operations);
}

type Step = readonly [operation: number, node: number, number: number];

/** One operation of the outline, if it is offered. */
function step(document: Document, [operation, at, number]: Step): Document {
  const { all } = outlineOf(document);
  const node = all[at % all.length];
  if (!node) return document;
  if (operation === 0) return add(document, node, number);
  if (operation === 1 && node.visibility && !hideRefusal({ document, mayChange }, node)) {
    return node.entry ? applied(document, toggleVisibility(node)) : document;
  }
  if (!isEntry(node)) return document;
  if (operation === 2 && !addRefusal({ document, mayChange }, node.entry.list)) {
    return applied(document, duplicate(document, node).operations);
  }
  if (operation === 3) return move(document, node, all, number);
  const isFree = !removeRefusal({ document, mayChange }, node) && referrersOf(document, node).length === 0;
  return operation === 4 && isFree ? applied(document, removeEntry(node)) : document;
}

const steps = fc.array(fc.tuple(fc.nat(4), fc.nat(2000), fc.nat(60)), { minLength: 1, maxLength: 12 });

describe.each([...demoCatalogues.keys()])('random operations on %s', (codename) => {
  const start = demoCatalogues.get(codename)?.store as Document;

  test('leave a document that the provider accepts but for what a new entry lacks, and can be undone', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const states = sequence.reduce<Document[]>((all, one) => [...all, step(all.at(-1) ?? start, one)], [start]);
        const end = states.at(-1) ?? start;
        const issues = checkDocument(end).issues.filter(({ code }) => !unfilled.has(code));
        expect(issues.map(({ path, reason }) => `${path.join('/')} ${reason}`)).toEqual([]);
        const undone = states.toReversed().reduce((now, before) => applied(now, compare(now, before)));
        expect(undone).toEqual(start);
      }),
      { numRuns: 60, seed: 2026 },
    );
  });
});
