import { isDeepStrictEqual } from 'node:util';
import type { SavedDraft } from '../../../machines/studio/draft-sheet';
import type { Fields } from '../../../shared/documents/entries';
import { followConflict, followPath } from '../../../shared/documents/follow';
import { joinConflicts, mergeDocuments } from '../../../shared/documents/merge';
import { fromPointer, toPointer } from '../../../shared/documents/pointers';

interface OpenConflict {
  path: (string | number)[];
  base?: unknown;
  kept?: unknown;
  other?: unknown;
  by: string;
}

/** The provider's draft of a store, with its real merge: see `provider/modules/stores/rules/drafts.ts`. */
export function createDraftDouble(document: Fields) {
  const versions: Fields[] = [document];
  let conflicts: OpenConflict[] = [];

  const read = (): SavedDraft => ({
    version: versions.length - 1,
    base: 0,
    shown: 0,
    savedAt: null,
    document: JSON.parse(JSON.stringify(versions.at(-1))) as Fields,
    issues: [],
    conflicts: conflicts.map(({ path, base, kept, other, by }) => ({
      pointer: toPointer(path),
      base: base ?? null,
      kept: kept ?? null,
      other: other ?? null,
      by,
    })),
  });

  return {
    read,
    save(by: string, version: number, changed: Fields, decided: readonly string[]): SavedDraft {
      const [seen, latest] = [versions[version] as Fields, versions.at(-1) as Fields];
      const merged = mergeDocuments(seen, changed, latest, 'theirs');
      const follow = (pointer: string) => toPointer(followPath(fromPointer(pointer), seen, latest));
      const fields = new Set(decided.map(follow));
      const open = conflicts
        .filter(({ path }) => !fields.has(toPointer(path)))
        .map((conflict) => followConflict(conflict, latest, merged.document));
      conflicts = joinConflicts(
        open,
        merged.conflicts.map(({ path, base, mine, theirs }) => ({ path, base, kept: theirs, other: mine, by })),
        (earlier, later) => isDeepStrictEqual(earlier.other, later.other),
      );
      versions.push(merged.document);
      return read();
    },
  };
}

export type DraftDouble = ReturnType<typeof createDraftDouble>;
