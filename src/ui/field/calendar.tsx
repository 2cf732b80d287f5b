import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { usePlainDay } from '../../i18n/days';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { IconButton } from '../button/icon-button';
import { addDays, addMonths, weeksOf } from './calendar-days';

export interface CalendarProps {
  /** Such as 2026-11. */
  month: string;
  /** The first month that can be shown. */
  first: string;
  /** The chosen day; with `end`, the first day of a range. */
  start: string | null;
  end?: string | null;
  today: string;
  busy?: boolean;
  /** Why a day cannot be chosen, in words; null if it can. */
  reasonOf: (date: string) => string | null;
  onMonth: (month: string) => void;
  onPick: (date: string) => void;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  h3 {
    font-size: ${token('font-large')};
    font-weight: 700;
  }
`;

const Weeks = styled.div`
  container-type: inline-size;
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  &[aria-busy='true'] button {
    cursor: progress;
  }

  th {
    height: 32px;
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
    font-weight: 500;
  }

  th i {
    font-style: normal;
  }

  /* With large text only the first letter fits; screen readers still read the whole word. */
  @container (inline-size < 16rem) {
    th i {
      font-size: 0;
    }
  }

  td {
    height: ${token('size-touch')};
    padding: 2px 0;
    text-align: center;
  }

  [data-within] {
    background: ${token('color-action-soft')};
  }
`;

const Day = styled.button`
  width: 100%;
  max-width: ${token('size-touch')};
  height: 40px;
  border-radius: ${token('radius-control')};
  font-variant-numeric: tabular-nums;
  touch-action: manipulation;

  &[aria-current='date'] {
    box-shadow: inset 0 0 0 1px ${token('color-outline')};
  }

  &[aria-disabled='true'] {
    color: ${token('color-text-muted')};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  &[aria-pressed='true'] {
    background: ${token('color-action')};
    color: ${token('color-action-text')};
    font-weight: 700;
    text-decoration: none;
  }

  /* Forced colours remove backgrounds. */
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: 2px solid;
    }
  }
`;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const WeekdayName = ({ name }: { name: string }) => (
  <>
    {name.slice(0, 1)}
    <i>{name.slice(1)}</i>
  </>
);

/** A month of days to choose from. Days that cannot be chosen stay readable, and tapping one shows the reason. */
export function Calendar(props: CalendarProps) {
  const { month, first, start, end = null, today, busy = false, reasonOf, onMonth, onPick } = props;
  const m = useMessages();
  const plainDay = usePlainDay();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  // Past weeks would push the selectable ones out of view.
  const [earliest = today] = weeksOf(today.slice(0, 7)).find((week) => week.includes(today)) ?? [];
  const weeks = weeksOf(month).filter(([monday = '']) => monday >= earliest);
  const [weekdays = []] = weeks;
  const days = weeks.flat().filter((date) => date.startsWith(month));
  const reachable = [focused, start, today, days[0]].find((date) => date?.startsWith(month));
  const isChosen = (date: string) => date === start || date === end;
  const isWithin = (date: string) => start !== null && end !== null && date >= start && date <= end;

  // A day of another month can get the focus only after it has been rendered.
  useEffect(() => {
    if (focused) grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const from = (event.target as HTMLElement).dataset.date;
    if (step === undefined || !from) return;
    event.preventDefault();
    const date = addDays(from, step);
    if (date < `${first}-01` || date < earliest) return;
    if (!date.startsWith(month)) onMonth(date.slice(0, 7));
    setFocused(date);
  };

  return (
    <div>
      <Head>
        <IconButton
          label={m('calendar.previous')}
          icon={<ChevronLeft size={20} aria-hidden />}
          aria-disabled={month <= first || undefined}
          onClick={() => month > first && onMonth(addMonths(month, -1))}
        />
        <h3 aria-live="polite">{plainDay(`${month}-01`, 'month')}</h3>
        <IconButton
          label={m('calendar.next')}
          icon={<ChevronRight size={20} aria-hidden />}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </Head>
      <Weeks>
        <Grid ref={grid} aria-busy={busy} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              {weekdays.map((date) => (
                <th key={date} scope="col">
                  <WeekdayName name={plainDay(date).split(/[, ]/)[0] ?? ''} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => {
                  if (!date.startsWith(month)) return <td key={date} />;
                  const reason = reasonOf(date);
                  return (
                    <td key={date} data-within={isWithin(date) || undefined}>
                      <Day
                        type="button"
                        data-date={date}
                        tabIndex={date === reachable ? 0 : -1}
                        aria-label={[plainDay(date, 'long'), reason].filter(Boolean).join(', ')}
                        aria-pressed={isChosen(date)}
                        aria-current={date === today ? 'date' : undefined}
                        aria-disabled={reason !== null || undefined}
                        onClick={() => onPick(date)}
                      >
                        {Number(date.slice(8))}
                      </Day>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Weeks>
    </div>
  );
}
