import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Types into a field without tapping it: jsdom puts all taps into the corner that opens the keyword sheet. */
export async function fill(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  act(() => field.focus());
  await userEvent.type(field, text, { skipClick: true });
}
