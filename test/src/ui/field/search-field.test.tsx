import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from '../../../../src/ui/field/search-field';
import { renderInPage } from '../../../support/browser/in-page';

const show = (onSearch?: (term: string) => void) =>
  renderInPage(<SearchField action="/tokobude/search/0" hint="Cari sayur" onSearch={onSearch} />);

test('is a form that works without scripts', () => {
  show();
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/tokobude/search/0');
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.getByRole('searchbox', { name: 'Cari sayur' })).toHaveAttribute('name', 'search');
});

test('searches a term', async () => {
  const onSearch = jest.fn();
  show(onSearch);
  await userEvent.type(screen.getByRole('searchbox'), '  bayam merah {Enter}');
  expect(onSearch).toHaveBeenCalledWith('bayam merah');
});

test('the button focuses an empty field, without a browser message', () => {
  show();
  const field = screen.getByRole('searchbox');
  const refusal = createEvent.invalid(field);
  fireEvent(field, refusal);
  expect(refusal.defaultPrevented).toBe(true);
  expect(field).toHaveFocus();
});

test('an empty term does nothing', () => {
  const onSearch = jest.fn();
  show(onSearch);
  const form = screen.getByRole<HTMLFormElement>('search');
  const submit = createEvent.submit(form);
  fireEvent(form, submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(onSearch).not.toHaveBeenCalled();
});
