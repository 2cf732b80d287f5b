import { AgainButton, isOver } from '../../features/orders/again-button';
import { useMessages } from '../../i18n/use-messages';
import { itemPath } from '../../routing/paths';
import { LinkButton } from '../../ui/button/button';
import type { ShownOrder } from './shown-order';

const withPages = ['SERVICE', 'COURIER', 'CALLED_SERVICE', 'DIGITAL'];

/** Whether the lines can be added to the cart again: only goods, because other items have their own page. */
export const canOrderAgain = ({ status, category, lines }: ShownOrder) =>
  isOver(status) && lines.length > 0 && (category === 'GOODS' || withPages.includes(category));

export function OrderAgain({ order: { id, category, lines } }: { order: ShownOrder }) {
  const m = useMessages();
  const [line] = lines;
  if (category === 'GOODS') return <AgainButton id={id} />;
  return line && <LinkButton to={itemPath({ title: line.title, id: line.item.id })}>{m('again.service')}</LinkButton>;
}
