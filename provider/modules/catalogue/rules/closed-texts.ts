import type { Opening } from './opening';

const formatIn = (language: string) =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Jakarta',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

const formats = { id: formatIn('id'), en: formatIn('en') };

/** Says that it is closed and, if its hours tell, when it opens. */
export function closedTexts({ outside_hours }: Pick<Opening, 'outside_hours'>) {
  const closed = { id: 'Toko sedang tutup', en: 'The shop is closed' };
  if (!outside_hours?.opens_at) return closed;
  const moment = new Date(outside_hours.opens_at);
  return {
    id: `${closed.id}. Buka ${formats.id.format(moment)} WIB`,
    en: `${closed.en}. It opens ${formats.en.format(moment)} WIB`,
  };
}
