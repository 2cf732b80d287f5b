import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { Link } from '../../../../src/ui/link/link';

function Path() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname + search, state])}</output>;
}

function show(basename: string, to: string, props: object = {}) {
  window.history.replaceState(null, '', `${basename}/search/0?page=2`);
  render(
    <BrowserRouter basename={basename}>
      <Link to={to} {...props}>
        Bayam
      </Link>
      <Path />
    </BrowserRouter>,
  );
  return screen.getByRole('link');
}

const entries = () => window.history.length;
const path = () => screen.getByRole('status').textContent;

test.each([
  ['/warung', '/p/bayam-1', '/warung/p/bayam-1'],
  ['/warung', '/', '/warung'],
  ['/warung', '/?tab=sayur', '/warung?tab=sayur'],
  ['/warung', '/#ulasan', '/warung#ulasan'],
  ['', '/p/bayam-1', '/p/bayam-1'],
  ['', '/', '/'],
  ['/warung', 'https://wa.me/62', 'https://wa.me/62'],
  ['/warung', 'mailto:a@toko.test', 'mailto:a@toko.test'],
  ['/warung', 'tel:0812', 'tel:0812'],
])('below "%s", "%s" leads to %s', (basename, to, url) => {
  expect(show(basename, to)).toHaveAttribute('href', url);
});

test('another page gets its own entry in the history, and what it shows until it has loaded', () => {
  const link = show('/warung', '/p/bayam-1', { state: { title: 'Bayam' } });
  const before = entries();
  act(() => link.click());
  expect(path()).toBe('["/p/bayam-1",{"title":"Bayam"}]');
  expect(entries()).toBe(before + 1);
});

test.each([
  ['the open page', '/search/0?page=2', {}],
  ['a page that replaces it', '/p/bayam-1', { replace: true }],
])('%s gets no entry of its own in the history', (_case, to, props) => {
  const link = show('/warung', to, props);
  const before = entries();
  act(() => link.click());
  expect(path()).toContain(to);
  expect(entries()).toBe(before);
});

test.each<[string, string, object, object]>([
  ['of another application', 'https://wa.me/62', {}, {}],
  ['that the server answers', '/order/1/booking.ics', { reloadDocument: true }, {}],
  ['for another window', '/p/bayam-1', { target: '_blank' }, {}],
  ['with a key for a new tab', '/p/bayam-1', {}, { ctrlKey: true }],
  ['whose handler did something else', '/p/bayam-1', { onClick: (event: Event) => event.preventDefault() }, {}],
])('a click on a link %s does not open it here', (_case, to, props, keys) => {
  const link = show('/warung', to, props);
  // jsdom cannot leave the page.
  link.parentElement?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, keys);
  expect(path()).toBe('["/search/0?page=2",null]');
});
