import { type Issue, pathText, SourceRefused } from '../../../store-check/issue';
import type { PlannedPointer } from '../queries/pointers';

/** Which end of a scheduled change cannot follow. */
export type BrokenEnd = Pick<PlannedPointer, 'plan' | 'cause' | 'at' | 'message'>;

/** A change of the store would make a scheduled one invalid, or one by which nobody can buy. */
export class ScheduleBroken extends SourceRefused {
  readonly end: BrokenEnd;
  constructor(
    readonly code: 'SCHEDULE_BROKEN' | 'SCHEDULE_CANNOT_SELL',
    { plan, cause, at, message }: BrokenEnd,
    issues: readonly Pick<Issue, 'path' | 'reason' | 'hint'>[],
  ) {
    const file = `The ${cause === 'end' ? 'end of a change' : 'change'} scheduled for ${at}`;
    super(issues.map(({ path, reason, hint }) => ({ file, line: 1, column: 1, path: pathText(path), reason, hint })));
    this.end = { plan, cause, at, message };
  }
}
