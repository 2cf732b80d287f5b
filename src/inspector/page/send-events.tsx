import { useId, useState } from 'react';
import type { ChartTransition } from '../chart/chart';
import { Bar, Button, Field, isNarrow, Summary } from './parts';

const parsed = (text: string): object | null => {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return value !== null && typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
};

interface SendEventsProps {
  possible: readonly ChartTransition[];
  onSend: (event: string, payload: object) => void;
}

/** The events that the machine accepts now, as buttons. Only in development. */
export function SendEvents({ possible, onSend }: SendEventsProps) {
  const [text, setText] = useState('');
  const field = useId();
  const payload = parsed(text);
  const events = [...new Set(possible.filter(({ kind }) => kind === 'event').map(({ event }) => event))];
  if (events.length === 0) return null;
  return (
    <details open={!isNarrow()}>
      <Summary>Send an event</Summary>
      <Bar>
        {events.map((event) => (
          <Button
            key={event}
            type="button"
            disabled={payload === null}
            onClick={() => payload && onSend(event, payload)}
          >
            {event}
          </Button>
        ))}
        <label htmlFor={field}>with</label>
        <Field
          id={field}
          value={text}
          placeholder='{"quantity": 2}'
          aria-invalid={payload === null}
          onChange={({ target }) => setText(target.value)}
        />
      </Bar>
    </details>
  );
}
