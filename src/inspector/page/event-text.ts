import type { EventRecord } from '../wire/messages';

const own: readonly [RegExp, (rest: string, source: string) => string][] = [
  [/^xstate\.init$/, () => 'begin'],
  [/^xstate\.stop$/, () => 'end'],
  [/^xstate\.promise\.resolve$/, () => 'resolved'],
  [/^xstate\.promise\.reject$/, () => 'rejected'],
  [/^xstate\.(done|error)\.actor\..*$/, (kind, source) => `${kind} ${source}`],
  [/^xstate\.snapshot\..*$/, (_rest, source) => `snapshot ${source}`],
  [/^xstate\.done\.state\.(.*)$/, (state) => `done ${state}`],
  [/^xstate\.after\.([^.]*)\..*$/, (delay) => `after ${delay}`],
];

/** A short name of an event, because XState's own events have long names. */
export function eventText({ event, source }: Pick<EventRecord, 'event' | 'source'>, nameOf: (actor: string) => string) {
  for (const [pattern, format] of own) {
    const match = pattern.exec(event);
    if (match) return format(match[1] ?? '', source ? nameOf(source) : '').trim();
  }
  return event;
}
