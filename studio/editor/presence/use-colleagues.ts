import { useEffect, useEffectEvent, useState } from 'react';
import { type Execute, useExecute } from '../../../src/api/execute';
import { ReportPresenceDocument } from '../../__generated__/documents/report-presence';
import type { ReportPresenceMutation } from '../../__generated__/gql/graphql';
import { useEditor } from '../editor';

type Presence = Extract<ReportPresenceMutation['reportPresence'], { __typename: 'Presence' }>;
export type Colleague = Presence['people'][number];

export type OnPresence = (presence: Pick<Presence, 'version' | 'current' | 'savedAt'>) => void;

const reportMs = 3_000;

const newClient = () => crypto.randomUUID();

/** The others in the store, once each, without those who only have another tab open. */
function colleaguesIn(people: readonly Colleague[], me: string): Colleague[] {
  const others = people.filter(({ id }) => id !== me);
  return others.filter(({ id }, at) => others.findIndex((one) => one.id === id) === at);
}

/**
 * Reports the open place while the page is visible; a report that fails leaves what was known.
 * @param onPresence gets the version of the draft, when it was saved, and the current revision of the store
 */
export function useColleagues(me: string, onPresence: OnPresence): readonly Colleague[] {
  const execute = useExecute();
  const { codename, place } = useEditor();
  const [client] = useState(newClient);
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);

  const report = useEffectEvent(async (send: Execute, signal: AbortSignal) => {
    if (document.visibilityState === 'hidden') return;
    const answer = await send(ReportPresenceDocument, { input: { codename, client, pointer: place } }, signal);
    if (signal.aborted || !answer.ok) return;
    const { reportPresence: presence } = answer.data;
    if (presence.__typename !== 'Presence') return;
    setColleagues(colleaguesIn(presence.people, me));
    onPresence(presence);
  });

  useEffect(() => {
    const abort = new AbortController();
    let isReporting = false;
    const tick = async () => {
      if (isReporting) return;
      isReporting = true;
      await report(execute, abort.signal);
      isReporting = false;
    };
    void tick();
    const timer = setInterval(() => void tick(), reportMs);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [execute, place]);

  return colleagues;
}
