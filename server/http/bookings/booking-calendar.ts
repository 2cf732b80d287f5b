import type { FastifyReply } from 'fastify';
import type { CalendarEntry } from '../../../src/entry-server';
import { answerFile, type FileVisit } from '../files/answer-file';
import type { PageRenderer } from '../rendering/page-renderer';

const pattern = /^\/order\/([A-Za-z0-9_]{1,40})\/booking\.ics$/;

/** The order of a calendar file, from a path inside a store. */
export const orderOfCalendar = (path: string): string | null => pattern.exec(path)?.[1] ?? null;

const maxOctets = 75;

/** Lines are limited in octets, and no letter is split. */
function fold(line: string): string {
  const rows = [''];
  for (const letter of line) {
    const row = rows.at(-1) ?? '';
    if (Buffer.byteLength(row + letter) > maxOctets) rows.push(` ${letter}`);
    else rows[rows.length - 1] = row + letter;
  }
  return rows.join('\r\n');
}

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
const utc = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const dateText = (date: string) => date.replaceAll('-', '');

/** The local time in a zone, as if it were UTC. */
const wallClock = (timeZone: string, moment: number) =>
  Date.parse(
    `${new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment).replace(' ', 'T')}Z`,
  );

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60) * 100 + (size % 60)).padStart(4, '0')}`;
}

/** The zone's offset at one moment, which is all that a single entry needs. */
function zoneLines(timeZone: string, moment: number): string[] {
  const offset = offsetText(Math.round((wallClock(timeZone, moment) - moment) / 60_000));
  const observance = ['DTSTART:19700101T000000', `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`];
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, 'BEGIN:STANDARD', ...observance, 'END:STANDARD', 'END:VTIMEZONE'];
}

/** An RFC 5545 calendar with one entry: at a time in the service's zone, or on whole days. */
export function calendarText(entry: CalendarEntry, now: number): string {
  const { timeZone, startsAt, endsAt, days } = entry;
  const local = (moment: number) => utc(wallClock(timeZone, moment)).slice(0, -1);
  const start = Date.parse(startsAt);
  const span = days
    ? [`DTSTART;VALUE=DATE:${dateText(days.start)}`, `DTEND;VALUE=DATE:${dateText(days.end)}`]
    : [`DTSTART;TZID=${timeZone}:${local(start)}`, `DTEND;TZID=${timeZone}:${local(Date.parse(endsAt))}`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(entry.store)}//Booking//ID`,
    'METHOD:PUBLISH',
    ...(days ? [] : zoneLines(timeZone, start)),
    'BEGIN:VEVENT',
    `UID:${entry.id}@booking.invalid`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${entry.revision}`,
    ...span,
    `SUMMARY:${escape(entry.title)}`,
    ...(entry.location ? [`LOCATION:${escape(entry.location)}`] : []),
    `DESCRIPTION:${escape([entry.store, entry.number].join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/**
 * Sends the calendar file of a booking, or redirects to its order. @returns false if the customer has no such booking
 */
export const answerCalendar = async (
  reply: FastifyReply,
  renderer: PageRenderer,
  question: Parameters<PageRenderer['describeBooking']>[0],
  visit: FileVisit,
): Promise<boolean> =>
  answerFile<{ entry: CalendarEntry }>(reply, await renderer.describeBooking(question), visit, ({ entry }) => ({
    name: entry.number,
    ending: 'ics',
    type: 'text/calendar; charset=utf-8',
    disposition: 'attachment',
    body: calendarText(entry, Date.now()),
  }));
