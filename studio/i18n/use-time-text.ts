import { useMemo } from 'react';

const regions: Readonly<Record<string, string>> = { id: 'id-ID', en: 'en-GB' };

/** A day and a time, as the person reads it and in the person's time zone. */
export function useTimeText(): (moment: string) => string {
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(regions[document.documentElement.lang] ?? 'id-ID', {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return (moment) => format.format(new Date(moment));
  }, []);
}
