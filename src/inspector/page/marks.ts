import type { Chart } from '../chart/chart';
import type { ChartMarks } from '../chart/chart-drawing';
import type { Moment } from './session';

/** What may happen next: every transition out of the states that the machine is in, its guards aside. */
export const possibleIn = (chart: Chart, moment: Moment) =>
  moment.status === 'active' ? chart.transitions.filter(({ source }) => moment.active.includes(source)) : [];

export const marksOf = (chart: Chart, moment: Moment, covered: ReadonlySet<string> | null): ChartMarks => ({
  active: new Set(moment.active),
  last: new Set(moment.record?.transitions ?? []),
  possible: new Set(possibleIn(chart, moment).map(({ id }) => id)),
  covered,
});
