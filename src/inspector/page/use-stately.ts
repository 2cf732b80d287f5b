import type { ActorFacts, EventRecord } from '../wire/messages';
import { useEffect, useRef, useState } from 'react';
import { charts } from '../../__generated__/charts';
import type { Chart } from '../chart/chart';
import { statelyMessages } from '../stately/stately-messages';
import type { Session } from './session';

/** The records that were not sent yet; the oldest records are removed as new ones arrive. */
export function createTold() {
  const actorsTold = new Set<string>();
  const newest = new Map<string, number>();
  return (session: { actors: readonly ActorFacts[]; records: readonly EventRecord[] }) => {
    const actors = session.actors.filter(({ id }) => !actorsTold.has(id));
    const records = session.records.filter(({ tab, seq }) => seq > (newest.get(tab) ?? 0));
    for (const { id } of actors) actorsTold.add(id);
    for (const { tab, seq } of records) newest.set(tab, Math.max(seq, newest.get(tab) ?? 0));
    return { actors, records };
  };
}

/** Opens Stately's inspector if its URL is set, and sends it everything that this one knows. */
export function useStately(session: Session, url: string) {
  const target = useRef<Window | null>(null);
  const newsOf = useRef(createTold());
  const drawn = useRef(new Map<string, Chart>());
  const [isConnected, setConnected] = useState(false);

  useEffect(() => {
    if (!url) return;
    const onMessage = ({ source, data }: MessageEvent<{ type?: string } | null>) => {
      if (source === target.current && data?.type === '@statelyai.connected') setConnected(true);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [url]);

  useEffect(() => {
    if (!isConnected) return;
    let isCurrent = true;
    async function tell() {
      for (const { name, isMachine } of session.actors) {
        const load = isMachine && !drawn.current.has(name) ? charts[name] : undefined;
        if (load) drawn.current.set(name, (await load()).chart);
      }
      if (!isCurrent) return;
      const news = newsOf.current(session);
      for (const message of statelyMessages(session.actors, news, (name) => drawn.current.get(name))) {
        target.current?.postMessage(message, new URL(url).origin);
      }
    }
    void tell();
    return () => {
      isCurrent = false;
    };
  }, [session, isConnected, url]);

  return () => {
    setConnected(false);
    newsOf.current = createTold();
    target.current = window.open(url, 'xstateinspector');
  };
}
