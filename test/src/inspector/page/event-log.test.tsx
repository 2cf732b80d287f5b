import { act, render, screen } from '@testing-library/react';
import { EventLog } from '../../../../src/inspector/page/event-log';
import { recordOf } from '../../../support/browser/inspector-records';
import { pretendSizes } from '../../../support/browser/pretend-sizes';

const records = Array.from({ length: 100 }, (_, index) => recordOf(index + 1));

test('a log that becomes visible renders all rows that fit', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const sizesChange = pretendSizes();
  render(<EventLog records={records} chosen={null} nameOf={(actor) => actor} onChoose={() => undefined} />);
  const list = screen.getByRole('listbox');
  const height = jest.spyOn(list, 'clientHeight', 'get').mockReturnValue(0);
  act(sizesChange);
  // Browsers reset the scroll position of hidden elements.
  list.scrollTop = 0;
  height.mockReturnValue(880);
  act(sizesChange);
  expect(screen.getAllByRole('option')).toHaveLength(20 + 8);
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '100');
});
