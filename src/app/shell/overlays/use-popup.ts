import { useEffect, useState } from 'react';
import { useStoredText } from './use-stored-text';

/** Whether the store's popup is open: from the first page of a session on, until it is closed or the page left. */
export function usePopup(exists: boolean): [open: boolean, close: () => void] {
  const [seen, setSeen] = useStoredText('session/store/popup');
  const [open, setOpen] = useState(false);
  if (exists && seen === null && !open) setOpen(true);
  useEffect(() => {
    if (open && seen === null) setSeen('seen');
  });
  return [open, () => setOpen(false)];
}
