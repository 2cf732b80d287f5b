import { screen } from '@testing-library/react';
import { Pager } from '../../../../src/ui/list/pager';
import { renderInPage } from '../../../support/browser/in-page';

const show = (page: number, last: number) =>
  renderInPage(<Pager page={page} last={last} to={(one) => `/m/sayur?page=${one}`} />);
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('the first page has no previous link', () => {
  show(1, 3);
  expect(links()).toEqual([['Berikutnya', '/m/sayur?page=2']]);
});

test('a middle page has both links', () => {
  show(2, 3);
  expect(links()).toEqual([
    ['Sebelumnya', '/m/sayur?page=1'],
    ['Berikutnya', '/m/sayur?page=3'],
  ]);
  expect(screen.getByText('Halaman 2 dari 3')).toBeInTheDocument();
});

test('the last page has no next link', () => {
  show(3, 3);
  expect(links()).toEqual([['Sebelumnya', '/m/sayur?page=2']]);
});

test('a page after the last one links back to the last one', () => {
  show(9, 3);
  expect(links()).toEqual([['Sebelumnya', '/m/sayur?page=3']]);
  expect(screen.queryByText(/9/)).toBeNull();
});

test('a page after the only one links back to it', () => {
  show(2, 1);
  expect(links()).toEqual([['Sebelumnya', '/m/sayur?page=1']]);
});

test('a single page has no pager', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
