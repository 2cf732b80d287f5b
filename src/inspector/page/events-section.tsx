import { useMemo, useState } from 'react';
import { EventLog } from './event-log';
import { Field, Panel } from './parts';
import type { EventRecord } from '../wire/messages';

interface EventsSectionProps {
  records: readonly EventRecord[];
  /** The names of the actors by their ids. */
  names: ReadonlyMap<string, string>;
  chosen: EventRecord | null;
  onChoose: (record: EventRecord) => void;
}

/** The events, filtered by the name of the actor or of the event. */
export function EventsSection({ records, names, chosen, onChoose }: EventsSectionProps) {
  const [filter, setFilter] = useState('');
  const listed = useMemo(() => {
    const query = filter.trim().toLowerCase();
    if (!query) return records;
    return records.filter(({ actor: id, event }) => `${names.get(id) ?? ''} ${event}`.toLowerCase().includes(query));
  }, [records, filter, names]);
  return (
    <Panel data-panel="Events" aria-label="Events">
      <h2>Events</h2>
      <Field
        type="search"
        aria-label="Filter by actor or event"
        placeholder="Filter by actor or event"
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      <EventLog records={listed} chosen={chosen} nameOf={(id) => names.get(id) ?? id} onChoose={onChoose} />
    </Panel>
  );
}
