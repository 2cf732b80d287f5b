import type { JsonLd } from './json-ld';

interface Day {
  /** 1 Monday to 7 Sunday. */
  day: number;
  opens: string | null;
  closes: string | null;
}

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The days on which it opens. */
export const openingHours = (days: readonly Day[]): JsonLd[] =>
  days.flatMap(({ day, opens, closes }) =>
    opens && closes
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${names[day - 1] ?? ''}`,
            opens,
            closes,
          },
        ]
      : [],
  );
