import { linesText } from './item-checkout';
import { itemPaymentPath } from './paths';

/** When a service is booked, in its own zone. */
export interface ServiceTime {
  start: string;
  /** The day of departure for nights, the last day for dates. */
  end: string | null;
  /** For example `09:00`. */
  time: string | null;
}

export interface BookedService {
  item: string;
  variant: string | null;
  /** Null if it is sold without a time. */
  at: ServiceTime | null;
  /** The number of paid nights or days, or one visit. */
  units: number;
}

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const matching = (text: string | null, pattern: RegExp) => (text !== null && pattern.test(text) ? text : null);

/** Parameters of the page where a service is paid, in addition to those of any item. */
export const serviceParameters = ['start', 'end', 'time'] as const;

/** The booked time in a URL; null if it is missing or invalid. */
export function serviceTime(search: URLSearchParams): ServiceTime | null {
  const start = matching(search.get('start'), day);
  return start === null
    ? null
    : { start, end: matching(search.get('end'), day), time: matching(search.get('time'), time) };
}

/** The page where a service is paid. Its URL contains everything, so that it survives a reload and signing in. */
export function servicePaymentPath({ item, variant, at, units }: BookedService): string {
  const search = new URLSearchParams({ lines: linesText([{ id: variant ?? item, quantity: units }]) });
  for (const name of serviceParameters) if (at?.[name]) search.set(name, at[name]);
  return `${itemPaymentPath(item)}?${search}`;
}

/** A time as text, to compare it with others. */
export const timeMark = (at: { [name in keyof ServiceTime]: string | null } | null) =>
  serviceParameters
    .map((name) => at?.[name] ?? '')
    .join(' ')
    .trim();

/** The variant in the lines of such a URL; null for the service itself. */
export const serviceVariant = (item: string, lines: readonly { id: string }[] | undefined) =>
  lines?.find(({ id }) => id !== item)?.id ?? null;
