import { screen, within } from '@testing-library/react';

/** The rows, as name and value, of the first list that has a row of this name. */
export function sumRows(name: string) {
  const [first] = screen.getAllByText(name, { selector: 'dt' });
  const list = first?.closest('dl') as HTMLElement;
  return within(list)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}
