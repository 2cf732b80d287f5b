/** The hours of a day as `08:00–17:00`; null where it is closed all day. */
export const hoursOf = ({ opens, closes }: { opens: string | null; closes: string | null }) =>
  opens && closes ? `${opens}–${closes}` : null;
