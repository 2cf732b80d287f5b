import { createActor, fromPromise, type PromiseActorLogic } from 'xstate';
import { type DraftAnswer, draftMachine, type OpenAnswer } from '../../../machines/studio/draft';
import type { DraftRules, SavedDraft, Sheet } from '../../../machines/studio/draft-sheet';
import { walkMachine } from '../../support/machines/coverage';

const savedAt = '2026-11-28T06:00:00Z';
const saved: SavedDraft = {
  version: -1,
  base: 3,
  shown: 3,
  savedAt,
  document: { name: 'Toko' },
  issues: [],
  conflicts: [],
};
const sheet: Sheet = {
  person: 'Rina',
  saved,
  document: saved.document,
  sent: null,
  earlier: [],
  decided: [],
  conflicts: [],
  undo: [],
  redo: [],
};

/** A change replaces the whole document. */
const rules: DraftRules = {
  isUnsaved: ({ document, saved: { document: last } }) => document !== last,
  edited: (before, edit) => {
    const document = edit.kind === 'change' ? { name: String(edit.operations[0]?.value) } : before.saved.document;
    return { sheet: { ...before, document }, outcome: edit.kind === 'change' ? 'changed' : 'none' };
  },
  sending: (before) => ({ ...before, sent: { document: before.document, decided: [] } }),
  answered: (before, draft) => ({
    ...before,
    saved: draft,
    document: before.document === before.sent?.document ? draft.document : before.document,
  }),
  rebased: (before, draft) => ({ ...before, saved: draft }),
};

const typed = (value: string) =>
  ({ kind: 'change', operations: [{ op: 'replace', path: '/name', value }], at: 0 }) as const;
const change = { type: 'draft.edit', edit: typed('Toko Rina') } as const;
const undo = { type: 'draft.edit', edit: { kind: 'undo' } } as const;

const opened: OpenAnswer = { outcome: 'opened', sheet };
const answer: DraftAnswer = { outcome: 'saved', draft: { ...saved, version: -2, document: { name: 'Toko Rina' } } };
const refused = (code: string): DraftAnswer => ({ outcome: 'refused', refusal: { code, message: '' } });
const failure = (code: string) => Object.assign(new Error(code), { code });

const never = () => new Promise<never>(() => {});

test('every state and transition can be reached', () => {
  const stubs = { openDraft: fromPromise(never), loadDraft: fromPromise(never), saveDraft: fromPromise(never) };
  const saving = 'draft.editing.pending.saving';
  walkMachine(draftMachine.provide({ actors: stubs as never }), {
    input: { rules },
    facts: ({ sheet: now }: { sheet: Sheet | null }) => [
      now && rules.isUnsaved(now),
      now?.document === now?.sent?.document,
      now?.saved.version,
    ],
    cases: [
      change,
      undo,
      { type: 'draft.move', version: -1, base: 3, savedAt },
      { type: 'draft.move', version: -9, base: 3, savedAt },
      { type: 'draft.move', version: -1, base: 4, savedAt },
      { type: 'xstate.done.actor.0.draft.loading', output: opened },
      { type: 'xstate.done.actor.0.draft.loading', output: { outcome: 'denied' } },
      { type: 'xstate.done.actor.0.draft.editing.refreshing', output: answer },
      { type: 'xstate.done.actor.0.draft.editing.refreshing', output: refused('NOT_ALLOWED') },
      { type: `xstate.done.actor.0.${saving}`, output: answer },
      { type: `xstate.done.actor.0.${saving}`, output: refused('DRAFT_VERSION_GONE') },
      { type: `xstate.done.actor.0.${saving}`, output: refused('NOT_ALLOWED') },
      { type: `xstate.error.actor.0.${saving}`, error: failure('SIGNED_OUT') },
      { type: `xstate.error.actor.0.${saving}`, error: failure('OFFLINE') },
      { type: `xstate.error.actor.0.${saving}`, error: failure('SERVER') },
      { type: 'xstate.done.actor.0.draft.editing.pending.rebasing', output: answer },
      { type: 'xstate.done.actor.0.draft.editing.pending.rebasing', output: refused('NOT_ALLOWED') },
    ],
  });
});

interface Provider {
  save: (input: Sheet) => Promise<DraftAnswer>;
  load?: () => Promise<DraftAnswer>;
}

async function open({ save, load = never }: Provider) {
  jest.useFakeTimers();
  const actors = {
    openDraft: fromPromise(async () => opened) as PromiseActorLogic<OpenAnswer, void>,
    loadDraft: fromPromise(load) as PromiseActorLogic<DraftAnswer, void>,
    saveDraft: fromPromise(({ input }: { input: Sheet }) => save(input)) as PromiseActorLogic<DraftAnswer, Sheet>,
  };
  const flow = createActor(draftMachine.provide({ actors }), { input: { rules } });
  const emitted: string[] = [];
  flow.on('*', ({ type }) => emitted.push(type));
  flow.start();
  await jest.advanceTimersByTimeAsync(0);
  return { flow, emitted, wait: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

afterEach(() => jest.useRealTimers());

test('a change is saved 300 ms after the last one', async () => {
  const save = jest.fn(async (): Promise<DraftAnswer> => answer);
  const { flow, emitted, wait } = await open({ save });
  flow.send({ type: 'draft.edit', edit: typed('Toko') });
  await wait(200);
  flow.send(change);
  await wait(299);
  expect(save).not.toHaveBeenCalled();
  await wait(1);
  expect(save).toHaveBeenCalledTimes(1);
  expect(flow.getSnapshot().matches({ editing: 'saved' })).toBe(true);
  expect(emitted).toEqual(['edit.done', 'edit.done', 'draft.saved']);
});

test('what is changed while a save is on its way is saved after it', async () => {
  let finish: (end: DraftAnswer) => void = () => undefined;
  const save = jest.fn<Promise<DraftAnswer>, [Sheet]>();
  save.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const { flow, wait } = await open({ save });
  flow.send({ type: 'draft.edit', edit: typed('Toko R') });
  await wait(300);
  flow.send(change);
  await wait(1_000);
  expect(save).toHaveBeenCalledTimes(1);
  save.mockResolvedValue(answer);
  finish({ ...answer, draft: { ...saved, version: -2, document: { name: 'Toko R' } } } as DraftAnswer);
  await wait(300);
  expect(save.mock.calls.map(([{ sent }]) => sent?.document)).toEqual([{ name: 'Toko R' }, { name: 'Toko Rina' }]);
});

test.each(['SERVER', 'SLOW', 'OFFLINE'])('after %s it is saved again, with growing pauses', async (code) => {
  const save = jest.fn(() => Promise.reject(failure(code)) as Promise<DraftAnswer>);
  const { flow, wait } = await open({ save });
  flow.send(change);
  await wait(300);
  for (const pause of [2_000, 4_000, 8_000]) {
    const before = save.mock.calls.length;
    await wait(pause - 1);
    expect(save).toHaveBeenCalledTimes(before);
    await wait(1);
    expect(save).toHaveBeenCalledTimes(before + 1);
  }
  save.mockResolvedValue(answer);
  flow.send({ type: 'network.restore' });
  await wait(0);
  expect(flow.getSnapshot().matches({ editing: 'saved' })).toBe(true);
  expect(flow.getSnapshot().context).toMatchObject({ failures: 0, failure: null });
});

test('a signed-out person goes on typing, and a retry saves it', async () => {
  const save = jest.fn(() => Promise.reject(failure('SIGNED_OUT')) as Promise<DraftAnswer>);
  const { flow, wait } = await open({ save });
  flow.send({ type: 'draft.edit', edit: typed('Toko R') });
  await wait(300);
  await wait(100_000);
  expect(save).toHaveBeenCalledTimes(1);
  flow.send(change);
  save.mockResolvedValue(answer);
  flow.send({ type: 'draft.retry' });
  await wait(0);
  expect(flow.getSnapshot().context.sheet?.document).toEqual({ name: 'Toko Rina' });
  expect(flow.getSnapshot().matches({ editing: 'saved' })).toBe(true);
});

test('a version that is gone is loaded again, and the change is saved on the new one', async () => {
  const save = jest.fn(async (): Promise<DraftAnswer> => answer);
  save.mockResolvedValueOnce(refused('DRAFT_VERSION_GONE'));
  const load = async (): Promise<DraftAnswer> => ({ outcome: 'saved', draft: { ...saved, version: -7 } });
  const { flow, wait } = await open({ save, load });
  flow.send(change);
  await wait(600);
  expect(save.mock.lastCall).toMatchObject([{ saved: { version: -7 }, document: { name: 'Toko Rina' } }]);
  expect(flow.getSnapshot().matches({ editing: 'saved' })).toBe(true);
});

test('a save that leaves the document as it is, and adds a conflict, is loaded', async () => {
  const conflict = { pointer: '/name', base: 'Toko', kept: 'Toko', other: 'Toko Budi', by: 'Budi' };
  const later = '2026-11-28T06:00:09Z';
  const load = async (): Promise<DraftAnswer> => ({
    outcome: 'saved',
    draft: { ...saved, savedAt: later, conflicts: [conflict] },
  });
  const { flow, wait } = await open({ save: never, load });
  flow.send({ type: 'draft.move', version: -1, base: 3, savedAt: later });
  await wait(0);
  expect(flow.getSnapshot().context.sheet?.saved.conflicts).toEqual([conflict]);
});

test('a load that is refused is no news, and stops the saves of a version that is gone', async () => {
  const save = jest.fn(async () => refused('DRAFT_VERSION_GONE'));
  const { flow, emitted, wait } = await open({ save, load: async () => refused('NOT_ALLOWED') });
  flow.send({ type: 'draft.move', version: -5, base: 3, savedAt });
  await wait(0);
  expect(emitted).toEqual([]);
  flow.send(change);
  await wait(100_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(flow.getSnapshot().context.refusal).toMatchObject({ code: 'NOT_ALLOWED' });
});

test('a refused change is kept until something else is changed', async () => {
  const save = jest.fn(async (): Promise<DraftAnswer> => answer);
  save.mockResolvedValueOnce(refused('NOT_ALLOWED'));
  const { flow, wait } = await open({ save });
  flow.send(change);
  await wait(100_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(flow.getSnapshot().context).toMatchObject({
    refusal: { code: 'NOT_ALLOWED' },
    sheet: { document: { name: 'Toko Rina' } },
  });
  flow.send({ type: 'draft.edit', edit: typed('Toko R') });
  await wait(300);
  expect(save).toHaveBeenCalledTimes(2);
});

test('the newer draft of somebody else is merged only while nothing is unsaved', async () => {
  const load = jest.fn(async (): Promise<DraftAnswer> => ({ outcome: 'saved', draft: { ...saved, version: -5 } }));
  const { flow, emitted, wait } = await open({ save: never, load });
  flow.send({ type: 'draft.move', version: -1, base: 3, savedAt });
  await wait(0);
  expect(load).not.toHaveBeenCalled();
  flow.send({ type: 'draft.move', version: -5, base: 3, savedAt });
  await wait(0);
  expect(flow.getSnapshot().context.sheet?.saved.version).toBe(-5);
  expect(emitted).toEqual(['draft.merged']);
  flow.send(change);
  flow.send({ type: 'draft.move', version: -6, base: 3, savedAt });
  await wait(0);
  expect(load).toHaveBeenCalledTimes(1);
});
