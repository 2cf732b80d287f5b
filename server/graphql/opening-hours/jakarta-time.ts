/** A moment as clocks in Jakarta show it. */
export interface ClockTime {
  /** 1 Monday to 7 Sunday. */
  readonly day: number;
  /** Since midnight. */
  readonly minutes: number;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Jakarta',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function jakartaTime(moment: number): ClockTime {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    day: weekdays.indexOf(parts.get('weekday') ?? '') + 1,
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}
