import { useEffect, useState } from 'react';

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000));

/** Seconds until a moment of this device's clock, counted down to 0. */
export function useSecondsUntil(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  const [counted, setCounted] = useState(deadline);
  if (counted !== deadline) {
    setCounted(deadline);
    setSeconds(secondsUntil(deadline));
  }
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(secondsUntil(deadline));
      if (secondsUntil(deadline) === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}
