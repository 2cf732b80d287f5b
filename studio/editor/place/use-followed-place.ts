import { useState } from 'react';
import type { Json } from '../editor';
import { followPlace } from './follow-place';

/**
 * Where a place is now that was opened in an earlier version of the document; null if it is gone.
 * @param opening another value if a place was opened anew
 */
export function useFollowedPlace(document: Json, opening: unknown, place: string): string | null {
  const [followed, setFollowed] = useState<{ opening: unknown; document: Json; place: string | null }>({
    opening,
    document,
    place,
  });
  const isSameOpening = followed.opening === opening;
  if (isSameOpening && followed.document === document) return followed.place;
  const moved = followed.place === null ? null : followPlace(followed.place, followed.document, document);
  const next = { opening, document, place: isSameOpening ? moved : place };
  setFollowed(next);
  return next.place;
}
