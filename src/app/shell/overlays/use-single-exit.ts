import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Says once for each page that it may be left, so that a double tap does not go on from the next page too. */
export function useSingleExit(): () => boolean {
  const { key } = useLocation();
  const isDone = useRef(false);
  useEffect(() => {
    const arrive = () => {
      isDone.current = false;
    };
    arrive();
    // A page that the browser kept whole comes back as it was left.
    addEventListener('pageshow', arrive);
    return () => removeEventListener('pageshow', arrive);
  }, [key]);
  return () => {
    const first = !isDone.current;
    isDone.current = true;
    return first;
  };
}
