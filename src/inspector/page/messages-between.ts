import type { EventRecord } from '../wire/messages';

export interface Passed {
  tab: string;
  /** Null for the page itself. */
  from: string | null;
  to: string;
  event: string;
  /** How often, one right after the other. */
  times: number;
}

/** Who told whom what, the same message many times over as one. */
export function messagesBetween(records: readonly EventRecord[]): Passed[] {
  const passed: Passed[] = [];
  for (const { tab, source, actor, event } of records) {
    const last = passed.at(-1);
    if (last && last.from === source && last.to === actor && last.event === event) last.times += 1;
    else passed.push({ tab, from: source, to: actor, event, times: 1 });
  }
  return passed;
}
