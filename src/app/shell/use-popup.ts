import { useEffect, useState } from 'react';
import { useKept } from './use-kept';

/** Whether the store's popup is open: from the first page of a session on, until it is closed or the page left. */
export function usePopup(exists: boolean): [open: boolean, close: () => void] {
  const [seen, keep] = useKept('session', 'popup');
  const [open, setOpen] = useState(false);
  if (exists && seen === null && !open) setOpen(true);
  useEffect(() => {
    if (open && seen === null) keep('seen');
  });
  return [open, () => setOpen(false)];
}
