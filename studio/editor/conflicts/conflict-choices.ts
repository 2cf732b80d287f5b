import { canonicalText } from '../../../shared/documents/canonical';
import { changesInWords, wholeSentence } from '../../changes/sentences';
import { withDecision } from '../draft/decide';
import type { DraftConflict } from '../../../machines/studio/draft-sheet';
import type { Editor, Json } from '../editor';
import { valueAt } from '../values';

export interface ConflictChoice {
  readonly value: Json;
  /** Who wrote it: a name, a publication, or `draft` for the value that the draft has. */
  readonly by: { readonly kind: 'draft' | 'published' } | { readonly kind: 'person'; readonly name: string };
  /** What it changes; empty if it is the value before both changes. */
  readonly sentences: readonly string[];
}

/** A field with all values that people gave it. */
export interface ConflictGroup {
  readonly pointer: string;
  readonly part: string;
  readonly choices: readonly ConflictChoice[];
}

type Language = Parameters<typeof changesInWords>[2];

const writerOf = (by: string | null): ConflictChoice['by'] =>
  by === null ? { kind: 'published' } : { kind: 'person', name: by };

/** What the draft has of the field. A conflict about an entry of a list has its value, not the list. */
function keptValue(document: Editor['document'], { pointer, kept, other }: DraftConflict): Json {
  const now = valueAt(document, pointer);
  return Array.isArray(now) && !Array.isArray(other) ? kept : (now ?? null);
}

function groupOf(
  conflicts: readonly DraftConflict[],
  document: Editor['document'],
  language: Language,
): ConflictGroup[] {
  const [first] = conflicts;
  if (!first) return [];
  const { pointer, base } = first;
  const before = withDecision(document, pointer, base);
  const kept: Pick<ConflictChoice, 'value' | 'by'> = { value: keptValue(document, first), by: { kind: 'draft' } };
  const all = [kept, ...conflicts.map(({ other, by }) => ({ value: other, by: writerOf(by) }))];
  const differing = all.filter(
    ({ value }, at) => all.findIndex((one) => canonicalText(one.value) === canonicalText(value)) === at,
  );
  const parts = differing.map((choice) => {
    const changed = changesInWords(before, withDecision(document, pointer, choice.value), language);
    return { choice, changed };
  });
  return [
    {
      pointer,
      part: parts.flatMap(({ changed }) => changed)[0]?.name ?? '',
      choices: parts.map(({ choice, changed }) => ({
        ...choice,
        sentences: changed.flatMap(({ sentences }) => sentences.map(wholeSentence)),
      })),
    },
  ];
}

/** The conflicts by their fields, in words. */
export function conflictGroups({ conflicts, document }: Editor, language: Language): ConflictGroup[] {
  const pointers = [...new Set(conflicts.map(({ pointer }) => pointer))];
  return pointers.flatMap((pointer) =>
    groupOf(
      conflicts.filter((conflict) => conflict.pointer === pointer),
      document,
      language,
    ),
  );
}
