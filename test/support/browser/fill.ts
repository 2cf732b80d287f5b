import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Types into a field without a tap: in jsdom every tap is in the corner that opens the keyword sheet. */
export async function fill(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  act(() => field.focus());
  await userEvent.type(field, text, { skipClick: true });
}
