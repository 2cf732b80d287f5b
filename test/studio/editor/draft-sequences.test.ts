import fc from 'fast-check';
import type { SavedDraft, Sheet } from '../../../machines/studio/draft-sheet';
import { canonicalText } from '../../../shared/documents/canonical';
import type { Fields } from '../../../shared/documents/entries';
import { isSoak } from '../../support/programs/soak';
import { openConflicts } from '../../../studio/editor/draft/decide';
import { copyOf, draftRules, openedSheet } from '../../../studio/editor/draft/rules';
import { createDraftDouble, type DraftDouble } from './draft-double';

const people = ['Rina', 'Budi', 'Sari'] as const;
type Person = (typeof people)[number];

interface Entry {
  view_uid: string;
  title: string;
}

const entries = ['a', 'b', 'c', 'd'].map((view_uid) => ({ view_uid, title: `${view_uid} 0` }));
const first: Fields = {
  names: { shared: 'name 0', Rina: 'name 0', Budi: 'name 0', Sari: 'name 0' },
  lists: { shared: entries, Rina: entries, Budi: entries, Sari: entries },
};

type Part = Person | 'shared';
const entriesOf = (document: Fields, part: Part) => (document.lists as Record<Part, Entry[]>)[part];

const who = fc.constantFrom(...people);
const at = fc.nat(20);
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('title' as const), who, at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('name' as const), who, at: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('add', 'remove', 'move' as const), who, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo', 'decide' as const), who, at }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('send', 'answer', 'refresh' as const), who, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('lose', 'reload' as const), who, at }) },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Three people with an editor each, and a provider. @param partOf what a person changes */
function createTeam(provider: DraftDouble, partOf: (person: Person) => Part) {
  const sheets = new Map<Person, Sheet>(people.map((person) => [person, openedSheet(person, provider.read(), [])]));
  const answers = new Map<Person, SavedDraft>();
  /** Each written value, until somebody who saw it replaces, removes or takes it back. */
  const written = new Map<string, string>();
  let count = 0;

  const sheetOf = (person: Person) => sheets.get(person) as Sheet;
  const replaced = (document: Fields, next: Fields) => {
    const [before, after] = [canonicalText(document), canonicalText(next)];
    for (const value of written.keys()) {
      const quoted = JSON.stringify(value);
      if (before.includes(quoted) && !after.includes(quoted)) written.delete(value);
    }
  };
  const edit = (person: Person, change: Parameters<typeof draftRules.edited>[1]) => {
    const before = sheetOf(person);
    const { sheet, outcome } = draftRules.edited(before, change);
    replaced(before.document, sheet.document);
    sheets.set(person, sheet);
    return outcome;
  };
  const write = (person: Person, operation: { op: string; path: string; value?: unknown; from?: string }) =>
    edit(person, { kind: 'change', operations: [operation], at: (count += 1) * 10_000 });
  const fresh = (person: Person) => {
    const value = `${person} ${(count += 1)}`;
    written.set(value, person);
    return value;
  };

  const send = (person: Person) => {
    if (answers.has(person) || !draftRules.isUnsaved(sheetOf(person))) return;
    const sheet = draftRules.sending(sheetOf(person));
    sheets.set(person, sheet);
    const { document, decided } = sheet.sent as NonNullable<Sheet['sent']>;
    answers.set(person, provider.save(person, sheet.saved.version, document, decided));
  };
  const answer = (person: Person) => {
    const draft = answers.get(person);
    if (draft) sheets.set(person, draftRules.answered(sheetOf(person), draft));
    answers.delete(person);
  };

  const act = ({ do: kind, who: person, at: place }: Action) => {
    const { document } = sheetOf(person);
    const part = partOf(person);
    const { length } = entriesOf(document, part);
    const index = length > 0 ? place % length : -1;
    if (kind === 'name') write(person, { op: 'replace', path: `/names/${part}`, value: fresh(person) });
    else if (kind === 'add') {
      const entry = { view_uid: `${person}${count}`, title: fresh(person) };
      write(person, { op: 'add', path: `/lists/${part}/${place % (length + 1)}`, value: entry });
    } else if (kind === 'undo' || kind === 'redo') {
      edit(person, { kind });
    } else if (kind === 'decide') {
      const conflict = openConflicts(sheetOf(person))[0];
      if (conflict) {
        const seen = openConflicts(sheetOf(person)).filter(({ pointer }) => pointer === conflict.pointer);
        const value = place % 2 ? conflict.kept : conflict.other;
        edit(person, { kind: 'decide', pointer: conflict.pointer, value });
        replaced({ seen }, sheetOf(person).document);
      }
    } else if (kind === 'send') send(person);
    else if (kind === 'answer') answer(person);
    else if (kind === 'lose') answers.delete(person);
    else if (kind === 'refresh') {
      if (!draftRules.isUnsaved(sheetOf(person)))
        sheets.set(person, draftRules.rebased(sheetOf(person), provider.read()));
    } else if (kind === 'reload') {
      answers.delete(person);
      sheets.set(person, openedSheet(person, provider.read(), [JSON.parse(JSON.stringify(copyOf(sheetOf(person))))]));
    } else if (index >= 0) {
      const path = `/lists/${part}/${index}`;
      if (kind === 'title') write(person, { op: 'replace', path: `${path}/title`, value: fresh(person) });
      else if (kind === 'remove') write(person, { op: 'remove', path });
      else write(person, { op: 'move', from: path, path: `/lists/${part}/${place % length}` });
    }
  };

  /** Until everybody has everything. */
  const settle = () => {
    for (let round = 0; round < 4; round += 1)
      for (const person of people) {
        answer(person);
        send(person);
        answer(person);
        if (!draftRules.isUnsaved(sheetOf(person)))
          sheets.set(person, draftRules.rebased(sheetOf(person), provider.read()));
      }
  };
  return { act, settle, edit, sheetOf, written };
}

const numRuns = isSoak ? 10_000 : 500;

test('no written value is lost: it is in the draft, or in a conflict, or somebody who saw it replaced it', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const provider = createDraftDouble(first);
      const team = createTeam(provider, () => 'shared');
      actions.forEach(team.act);
      team.settle();
      const everything = canonicalText([
        provider.read().document,
        people.map((person) => openConflicts(team.sheetOf(person))),
      ]);
      for (const value of team.written.keys()) expect(everything).toContain(JSON.stringify(value));
      for (const person of people)
        expect(canonicalText(team.sheetOf(person).document)).toBe(canonicalText(provider.read().document));
    }),
    { numRuns },
  );
});

test('all undone, the document is the same as before, whatever the others changed and took back meanwhile', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), fc.infiniteStream(fc.nat(2)), (actions, turns) => {
      const provider = createDraftDouble(first);
      const team = createTeam(provider, (person) => person);
      for (const one of actions) if (one.do !== 'reload') team.act(one);
      team.settle();
      const left = () => people.filter((person) => team.sheetOf(person).undo.length > 0);
      for (const turn of turns) {
        const person = left()[turn % left().length];
        if (!person) break;
        expect(team.edit(person, { kind: 'undo' })).toBe('undone');
        if (turn === 0) team.settle();
      }
      team.settle();
      expect(canonicalText(provider.read().document)).toBe(canonicalText(first));
    }),
    { numRuns },
  );
});

test('redone after all was undone, the document is the same as after the changes', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const team = createTeam(createDraftDouble(first), () => 'shared');
      for (const one of actions) if (one.do !== 'reload') team.act({ ...one, who: 'Rina' });
      const rina = () => team.sheetOf('Rina');
      const changed = canonicalText(rina().document);
      const count = rina().undo.length;
      for (let step = 0; step < count; step += 1) expect(team.edit('Rina', { kind: 'undo' })).toBe('undone');
      expect(canonicalText(rina().document)).toBe(canonicalText(first));
      for (let step = 0; step < count; step += 1) expect(team.edit('Rina', { kind: 'redo' })).toBe('redone');
      expect(canonicalText(rina().document)).toBe(changed);
    }),
    { numRuns },
  );
});

test('what a second person wrote stays if an answer to the first one was lost', () => {
  const provider = createDraftDouble(first);
  const team = createTeam(provider, () => 'shared');
  for (const [what, who] of [
    ['name', 'Sari'],
    ['send', 'Sari'],
    ['lose', 'Sari'],
    ['name', 'Rina'],
    ['name', 'Sari'],
  ] as const)
    team.act({ do: what, who, at: 0 });
  team.settle();
  expect(openConflicts(team.sheetOf('Budi')).map(({ by }) => by)).toEqual(['Rina', 'Sari']);
});

test('what is taken back while an answer is lost stays taken back', () => {
  const provider = createDraftDouble(first);
  const team = createTeam(provider, () => 'shared');
  for (const what of ['title', 'send', 'lose', 'undo'] as const) team.act({ do: what, who: 'Rina', at: 0 });
  team.settle();
  expect(provider.read().document).toEqual(first);
});
