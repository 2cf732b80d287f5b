import { render, screen, within } from '@testing-library/react';
import { SequenceDiagram } from '../../../../src/inspector/page/sequence-diagram';
import { recordOf } from '../../../support/browser/inspector-records';

const nameOf = (actor: string) => ({ a: 'cart', b: 'sendChanges', c: 'sendChanges' })[actor] ?? actor;

test('the sequence is also a list, for screen readers', () => {
  const records = [
    recordOf(1),
    recordOf(2),
    recordOf(3, { actor: 'b', source: 'a', event: 'xstate.init' }),
    recordOf(4, { source: 'b', event: 'xstate.done.actor.0.cart.sending' }),
  ];
  const { container } = render(<SequenceDiagram records={records} nameOf={nameOf} />);
  const list = screen.getByRole('list', { name: 'Messages between actors, the newest last' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'page to cart: quantity.set, 2 times',
    'cart to sendChanges: begin',
    'sendChanges to cart: done sendChanges',
  ]);
  expect(container.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0);
});

test('repeated work has one lane, separate for each page', () => {
  const records = [
    recordOf(1, { actor: 'b', source: 'a', event: 'xstate.init' }),
    recordOf(2, { actor: 'c', source: 'a', event: 'xstate.init' }),
  ];
  const lanesOf = (container: HTMLElement) => [...container.querySelectorAll('.actor')].map((lane) => lane.textContent);
  const { container, rerender } = render(<SequenceDiagram records={records} nameOf={nameOf} />);
  expect(lanesOf(container)).toEqual(['page', 'cart', 'sendChanges']);
  rerender(<SequenceDiagram records={[...records, recordOf(3, { tab: 't2' })]} nameOf={nameOf} />);
  expect(lanesOf(container)).toEqual(['page', 'cart', 'sendChanges', 'cart']);
});
