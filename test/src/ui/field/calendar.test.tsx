import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Calendar, type CalendarProps } from '../../../../src/ui/field/calendar';
import { renderInStore } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';

const onPick = jest.fn();

function Months(props: Partial<CalendarProps>) {
  const [month, setMonth] = useState('2026-11');
  return (
    <Calendar
      month={month}
      first="2026-11"
      start={null}
      today="2026-11-23"
      reasonOf={(date) => (date < '2026-11-23' ? 'Sudah lewat' : null)}
      onMonth={setMonth}
      onPick={onPick}
      {...props}
    />
  );
}
const show = (props: Partial<CalendarProps> = {}) => renderInStore(<Months {...props} />, testStore());
const day = (name: RegExp) => screen.getByRole('button', { name });
const days = () => screen.getAllByRole('button').filter((button) => button.dataset.date);

beforeEach(() => onPick.mockClear());

test('the month before the first cannot be shown', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Bulan sebelumnya' }));
  expect(screen.getByRole('heading')).toHaveTextContent('November 2026');
});

test('a day that cannot be chosen has a reason, which a tap shows', async () => {
  show({ reasonOf: () => 'Tutup' });
  const closed = day(/Senin, 30 November 2026, Tutup/);
  expect(closed).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(closed);
  expect(onPick).toHaveBeenCalledWith('2026-11-30');
});

test('past weeks are not shown; in other months all weeks are', async () => {
  show();
  expect(days().map(({ dataset }) => dataset.date)).toEqual(Array.from({ length: 8 }, (_, at) => `2026-11-${23 + at}`));
  await userEvent.click(screen.getByRole('button', { name: 'Bulan berikutnya' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Desember 2026');
  expect(days()).toHaveLength(31);
});

test('a span marks its ends and the days between', () => {
  show({ start: '2026-11-25', end: '2026-11-27' });
  expect(days().filter((one) => one.getAttribute('aria-pressed') === 'true')).toHaveLength(2);
  expect(days().filter((one) => one.closest('td')?.dataset.within)).toHaveLength(3);
});

test('one day is in the tab order; arrows move by days and weeks, and into the next month', async () => {
  show({ start: '2026-11-25' });
  expect(days().filter(({ tabIndex }) => tabIndex === 0)).toEqual([day(/25 November/)]);
  day(/25 November/).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(day(/24 November/)).toHaveFocus();
  // No day before the first week can be focused.
  await userEvent.keyboard('{ArrowUp}');
  expect(day(/24 November/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('heading')).toHaveTextContent('Desember 2026');
  expect(day(/, 1 Desember/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith('2026-12-01');
});

test('the table is named by its weekdays from Monday on', () => {
  show();
  const [head] = screen.getAllByRole('row');
  expect(
    within(head as HTMLElement)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']);
});
