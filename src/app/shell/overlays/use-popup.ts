import { useEffect, useState } from 'react';
import { useStoredText } from './use-stored-text';

/** Whether the store's popup is open: from the first page of a session on, until it is closed or the page left. */
export function usePopup(exists: boolean): [open: boolean, close: () => void] {
  const [seenPopup, setSeenPopup] = useStoredText('session/store/popup');
  const [open, setOpen] = useState(false);
  if (exists && seenPopup === null && !open) setOpen(true);
  useEffect(() => {
    if (open && seenPopup === null) setSeenPopup('seen');
  });
  return [open, () => setOpen(false)];
}
