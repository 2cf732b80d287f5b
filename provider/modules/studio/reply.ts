import type { Conflict } from '../../../shared/documents/merge';
import { toPointer } from '../../../shared/documents/pointers';
import type { components } from '../../__generated__/studio';
import type { SellIssue } from '../../selling';
import type { DraftConflict, DraftIssue } from '../stores/queries/drafts';
import type { RevisionRecord } from '../stores/queries/history';
import type { PlannedPointer } from '../stores/queries/pointers';
import type { Draft } from '../stores/rules/drafts';
import type { RevisionChange } from '../stores/rules/revisions';

type Schemas = components['schemas'];

const issueReply = ({ path, code, params, reason, hint }: DraftIssue): Schemas['DraftIssue'] => ({
  pointer: toPointer(path),
  code,
  params: { ...params },
  reason,
  hint: hint ?? null,
});

const conflictReply = ({ path, ...conflict }: DraftConflict): Schemas['DraftConflict'] => ({
  pointer: toPointer(path),
  ...conflict,
});

export const draftReply = ({ savedAt, issues, conflicts, document, ...draft }: Draft): Schemas['Draft'] => ({
  ...draft,
  document: { ...document },
  issues: issues.map(issueReply),
  conflicts: conflicts.map(conflictReply),
  saved_at: savedAt,
});

export const sellingReply = ({ version }: Draft, issues: readonly SellIssue[]): Schemas['DraftSelling'] => ({
  version,
  issues: issues.map(({ path, params, level, code, reason }) => ({
    level,
    code,
    params: { ...params },
    pointer: toPointer(path),
    reason,
  })),
});

export const publishedReply = ({ revision, changed, changes }: RevisionChange): Schemas['Published'] => ({
  revision,
  changed: Number(changed),
  changes,
});

const scheduledConflict = ({ mine, theirs, ...conflict }: Conflict) =>
  conflictReply({ ...conflict, kept: mine, other: theirs, by: null });

export const scheduledReply = (pointer: PlannedPointer): Schemas['ScheduledEnd'] => {
  const { plan, cause, at, revision, author, message, changes, conflicts } = pointer;
  return { plan, end: cause, at, revision, author, message, changes, conflicts: conflicts.map(scheduledConflict) };
};

export const historyReply = ({ number, created_at, current, moves }: RevisionRecord): Schemas['HistoryEntry'] => ({
  number,
  created_at,
  current: Number(current),
  moves,
});
