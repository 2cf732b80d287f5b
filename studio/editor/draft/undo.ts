import type { Edited, PatchOperation, Sheet, Step } from '../../../machines/studio/draft-sheet';
import type { Fields } from '../../../shared/documents/entries';
import { mergeDocuments } from '../../../shared/documents/merge';

/** Typing into one field within this time is one step. */
const typingMs = 1_000;
const maxSteps = 200;

/** The only text or number of a new value, as a field; null if the value has more. */
function fieldIn(path: string, value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number') return path;
  const [only, ...others] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return only && others.length === 0 ? fieldIn(`${path}/${only[0]}`, only[1]) : null;
}

/** The field that operations type into, also if they make the object or list that has it; null for other changes. */
function fieldOf(operations: readonly PatchOperation[]): string | null {
  const [first, ...others] = operations;
  if (!first || others.length > 0) return null;
  const isNew = first.op === 'add';
  return isNew || (first.op === 'replace' && typeof first.value !== 'object') ? fieldIn(first.path, first.value) : null;
}

/** The steps of undo with a change as the last one. */
export function withStep(sheet: Sheet, after: Fields, operations: readonly PatchOperation[], at: number): Step[] {
  const field = fieldOf(operations);
  const last = sheet.undo.at(-1);
  const isTyping = field !== null && last?.field === field && last.after === sheet.document && at - last.at < typingMs;
  if (isTyping) return [...sheet.undo.slice(0, -1), { ...last, after, at }];
  return [...sheet.undo, { before: sheet.document, after, field, at }].slice(-maxSteps);
}

/**
 * Takes the last step back, whatever others changed besides. A step that changed what somebody changed again is
 * skipped.
 */
export function stepped(sheet: Sheet, kind: 'undo' | 'redo'): Edited {
  const steps = sheet[kind];
  const step = steps.at(-1);
  if (!step) return { sheet, outcome: 'none' };
  const [from, to] = kind === 'undo' ? [step.after, step.before] : [step.before, step.after];
  const { document, conflicts } = mergeDocuments(from, sheet.document, to, 'mine');
  const left = { ...sheet, [kind]: steps.slice(0, -1) };
  if (conflicts.length > 0) return { sheet: left, outcome: 'skipped' };
  const taken =
    kind === 'undo'
      ? { before: document, after: sheet.document, field: null, at: 0 }
      : { before: sheet.document, after: document, field: null, at: 0 };
  const other = kind === 'undo' ? 'redo' : 'undo';
  return {
    sheet: { ...left, document, [other]: [...sheet[other], taken] },
    outcome: kind === 'undo' ? 'undone' : 'redone',
  };
}
