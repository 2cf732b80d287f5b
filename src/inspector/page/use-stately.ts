import { useEffect, useRef, useState } from 'react';
import { charts } from '../../__generated__/charts';
import type { Chart } from '../chart/chart';
import { statelyMessages } from '../stately/stately-messages';
import type { Session } from './session';

/** Opens Stately's inspector, where its address is set, and tells it all that this one knows. */
export function useStately(session: Session, address: string) {
  const target = useRef<Window | null>(null);
  const told = useRef({ actors: 0, records: 0 });
  const drawn = useRef(new Map<string, Chart>());
  const [isConnected, setConnected] = useState(false);

  useEffect(() => {
    if (!address) return;
    const hear = ({ source, data }: MessageEvent<{ type?: string } | null>) => {
      if (source === target.current && data?.type === '@statelyai.connected') setConnected(true);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [address]);

  useEffect(() => {
    if (!isConnected) return;
    let isCurrent = true;
    async function tell() {
      for (const { name, isMachine } of session.actors) {
        const load = isMachine && !drawn.current.has(name) ? charts[name] : undefined;
        if (load) drawn.current.set(name, (await load()).chart);
      }
      if (!isCurrent) return;
      const { actors, records } = session;
      const news = { actors: actors.slice(told.current.actors), records: records.slice(told.current.records) };
      told.current = { actors: actors.length, records: records.length };
      for (const message of statelyMessages(actors, news, (name) => drawn.current.get(name))) {
        target.current?.postMessage(message, new URL(address).origin);
      }
    }
    void tell();
    return () => {
      isCurrent = false;
    };
  }, [session, isConnected, address]);

  return () => {
    setConnected(false);
    told.current = { actors: 0, records: 0 };
    target.current = window.open(address, 'xstateinspector');
  };
}
