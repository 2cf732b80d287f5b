import { isDeepStrictEqual } from 'node:util';
import type { SavedDraft } from '../../../machines/studio/draft-sheet';
import type { Fields } from '../../../shared/documents/entries';
import { type Conflict, joinConflicts, mergeDocuments } from '../../../shared/documents/merge';
import { toPointer } from '../../../shared/documents/pointers';

/** The provider's draft of a store, with its real merge: see `provider/modules/stores/rules/drafts.ts`. */
export function createDraftDouble(document: Fields) {
  const versions: Fields[] = [document];
  let conflicts: (Conflict & { by: string })[] = [];

  const read = (): SavedDraft => ({
    version: versions.length - 1,
    base: 0,
    shown: 0,
    document: JSON.parse(JSON.stringify(versions.at(-1))) as Fields,
    issues: [],
    conflicts: conflicts.map(({ path, base, mine, theirs, by }) => ({
      pointer: toPointer(path),
      base: base ?? null,
      kept: theirs ?? null,
      other: mine ?? null,
      by,
    })),
  });

  return {
    read,
    save(by: string, version: number, changed: Fields, decided: readonly string[]): SavedDraft {
      const merged = mergeDocuments(versions[version] as Fields, changed, versions.at(-1) as Fields, 'theirs');
      const open = conflicts.filter(({ path }) => !decided.includes(toPointer(path)));
      conflicts = joinConflicts(
        open,
        merged.conflicts.map((conflict) => ({ ...conflict, by })),
        (earlier, later) => isDeepStrictEqual(earlier.mine, later.mine),
      );
      versions.push(merged.document);
      return read();
    },
  };
}

export type DraftDouble = ReturnType<typeof createDraftDouble>;
