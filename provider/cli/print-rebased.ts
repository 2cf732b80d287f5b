import type { RebasedSchedule } from '../modules/admin/store-admin';
import { changedBy, type CommandContext } from './command';

const endText = ({ end, conflicts, ...change }: RebasedSchedule) =>
  [
    `The scheduled ${end === 'end' ? 'end' : 'change'} ${changedBy(change)} follows this change now`,
    ...conflicts.map((conflict) => `  ${conflict}`),
  ].join('\n');

const cure =
  'Both changed these fields, and the scheduled values stay. To schedule others, cancel the change in the studio, under ' +
  'Schedule, and schedule it again.';

/** Tells which scheduled changes were put on the applied one, and what of it they overwrite. */
export function printRebased(rebased: readonly RebasedSchedule[], { print }: Pick<CommandContext, 'print'>) {
  for (const end of rebased) print(endText(end));
  if (rebased.some(({ conflicts }) => conflicts.length > 0)) print(cure);
}
