import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { inspectorFace, inspectorPalette as colour } from '../../theme/inspector-palette';
import type { EventRecord } from '../wire/messages';
import { eventText } from './event-text';
import { isNarrow } from './parts';

interface Scrolled {
  top: number;
  height: number;
  rowHeight: number;
  count: number;
  spare: number;
}

/** The visible rows of a long list, and a few more. */
export function windowOf({ top, height, rowHeight, count, spare }: Scrolled) {
  const first = Math.min(Math.max(0, Math.floor(top / rowHeight) - spare), Math.max(0, count - 1));
  const end = Math.min(count, Math.ceil((top + height) / rowHeight) + spare);
  return { first, end };
}

/** High enough for a finger on small screens. */
const rowHeightHere = () => (isNarrow() ? 44 : 26);
/** Extra rows beyond the edges, so that fast scrolling shows no gap. */
const spare = 8;

const List = styled.div`
  position: relative;
  flex: 1;
  min-height: 8rem;
  overflow: auto;
  border: 1px solid ${colour.line};
  border-radius: 6px;
  font: 0.75rem ${inspectorFace};
`;

const Row = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  display: flex;
  gap: 0.6rem;
  align-items: center;
  padding: 0 0.5rem;
  white-space: nowrap;
  overflow: hidden;
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${colour.active};
    box-shadow: inset 3px 0 ${colour.activeLine};
  }
  & time,
  & span {
    color: ${colour.faint};
  }
  & time {
    flex: none;
  }
  /* In a narrow log, the event is more important than the actor. */
  & span {
    flex: 0 9 auto;
    min-width: 3rem;
  }
  & b {
    font-weight: 600;
  }
  & span,
  & b {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const clock = (time: number) => new Date(time).toISOString().slice(11, 23);

const keyOf = ({ tab, seq }: EventRecord) => `${tab}-${seq}`;

interface EventLogProps {
  records: readonly EventRecord[];
  /** The selected event; null while the newest is followed. */
  chosen: EventRecord | null;
  nameOf: (actor: string) => string;
  onChoose: (record: EventRecord) => void;
}

/** All events, of which only the visible ones are in the DOM. The arrow keys step through them. */
export function EventLog({ records, chosen, nameOf, onChoose }: EventLogProps) {
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 400 });
  const rowHeight = rowHeightHere();
  const position = chosen ? records.indexOf(chosen) : records.length - 1;

  useLayoutEffect(() => {
    const box = list.current;
    if (!box || position < 0) return;
    const top = position * rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeight - box.clientHeight;
    setView({ top: box.scrollTop, height: box.clientHeight });
  }, [position, view.height, rowHeight]);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const sizes = new ResizeObserver(() => setView({ top: box.scrollTop, height: box.clientHeight }));
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);

  const step = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(view.height / rowHeight) - 1);
    const steps: { readonly [key: string]: number } = {
      ArrowUp: -1,
      ArrowDown: 1,
      PageUp: -page,
      PageDown: page,
      Home: -records.length,
      End: records.length,
    };
    const by = steps[event.key];
    const next = by === undefined ? undefined : records[Math.min(records.length - 1, Math.max(0, position + by))];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
  };

  const { first, end } = windowOf({ ...view, rowHeight, count: records.length, spare });
  const current = records[position];
  return (
    <List
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={`Events, ${records.length}`}
      aria-activedescendant={current && position >= first && position < end ? keyOf(current) : undefined}
      onKeyDown={step}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setView({ top: scrollTop, height: clientHeight })}
    >
      <div role="presentation" style={{ height: records.length * rowHeight }} />
      {records.slice(first, end).map((record, index) => (
        <Row
          key={keyOf(record)}
          id={keyOf(record)}
          role="option"
          aria-selected={first + index === position}
          aria-setsize={records.length}
          aria-posinset={first + index + 1}
          style={{ top: (first + index) * rowHeight, height: rowHeight }}
          onClick={() => onChoose(record)}
        >
          <time>{clock(record.time)}</time>
          <span>{nameOf(record.actor)}</span>
          <b>{eventText(record, nameOf)}</b>
        </Row>
      ))}
    </List>
  );
}
