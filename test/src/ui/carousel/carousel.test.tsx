import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from '../../../../src/ui/carousel/carousel';
import { InPage, renderInPage } from '../../../support/browser/in-page';
import { layOut, stubMotion } from '../../../support/browser/motion';

beforeEach(() => {
  jest.useFakeTimers();
  stubMotion();
});
afterEach(() => jest.useRealTimers());

function show() {
  renderInPage(
    <Carousel label="Diskon kilat">
      {['satu', 'dua', 'tiga', 'empat'].map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  );
  const group = screen.getByRole('group', { name: 'Diskon kilat' });
  const row = screen.getByRole('list');
  layOut(row, 4);
  return { group, row };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('its cards are a list, each of them focusable', () => {
  show();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByRole('link')).toHaveLength(4);
});

test('its buttons move it by one card within half a second', () => {
  const { row } = show();
  press('Berikutnya');
  pass(250);
  expect(row.scrollLeft).toBeGreaterThan(0);
  expect(row.scrollLeft).toBeLessThan(200);
  pass(300);
  expect(row.scrollLeft).toBe(200);
  press('Sebelumnya');
  pass(600);
  expect(row.scrollLeft).toBe(0);
});

test('wraps around at both ends', () => {
  const { row } = show();
  press('Sebelumnya');
  pass(600);
  expect(row.scrollLeft).toBe(460);
  press('Berikutnya');
  pass(600);
  expect(row.scrollLeft).toBe(0);
});

test('moves every 3 seconds', () => {
  const { row } = show();
  pass(2999);
  expect(row.scrollLeft).toBe(0);
  pass(601);
  expect(row.scrollLeft).toBe(200);
  pass(3000);
  expect(row.scrollLeft).toBe(400);
});

test.each(['touchstart', 'keydown', 'click'])('stops after %s', (name) => {
  const { row } = show();
  fireEvent(row, new Event(name, { bubbles: true }));
  pass(10_000);
  expect(row.scrollLeft).toBe(0);
});

test('pauses while it has the focus', () => {
  const { row } = show();
  screen.getByRole('link', { name: 'satu' }).focus();
  pass(7000);
  expect(row.scrollLeft).toBe(0);
  (document.activeElement as HTMLElement).blur();
  pass(3600);
  expect(row.scrollLeft).toBe(200);
});

test('can be paused and played again', () => {
  const { row } = show();
  press('Jeda');
  pass(10_000);
  expect(row.scrollLeft).toBe(0);
  press('Putar');
  pass(3600);
  expect(row.scrollLeft).toBe(200);
});

test('its buttons stop the autoplay, which can be started again', () => {
  const { row } = show();
  press('Berikutnya');
  pass(10_000);
  expect(row.scrollLeft).toBe(200);
  press('Putar');
  pass(3600);
  expect(row.scrollLeft).toBe(400);
});

test('the pause button appears with the script', () => {
  const html = renderToString(
    <InPage>
      <Carousel label="Diskon">{['a', 'b']}</Carousel>
    </InPage>,
  );
  expect(html).toContain('Berikutnya');
  expect(html).not.toContain('Jeda');
});

test('a single card neither moves nor has a pause button', () => {
  renderInPage(<Carousel label="Diskon">{['a']}</Carousel>);
  expect(screen.queryByRole('button', { name: 'Jeda' })).toBeNull();
});

test('with reduced motion it moves only by its buttons, without animation', () => {
  stubMotion({ still: true });
  const { row } = show();
  pass(10_000);
  expect(row.scrollLeft).toBe(0);
  press('Berikutnya');
  expect(row.scrollLeft).toBe(200);
});
