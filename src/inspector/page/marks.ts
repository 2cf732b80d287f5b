import type { Chart } from '../chart/chart';
import type { ChartMarks } from '../chart/chart-drawing';
import type { Moment } from './session';

/** What may happen next: every transition from the current states, without evaluating guards. */
export const possibleIn = (chart: Chart, moment: Moment) =>
  moment.status === 'active' ? chart.transitions.filter(({ source }) => moment.active.includes(source)) : [];

export const marksOf = (chart: Chart, moment: Moment, covered: ReadonlySet<string> | null): ChartMarks => ({
  active: new Set(moment.active),
  last: new Set(moment.record?.transitions ?? []),
  possible: new Set(possibleIn(chart, moment).map(({ id }) => id)),
  covered,
});
