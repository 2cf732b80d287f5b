import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFlowEvents } from '../../actors/use-flow-events';
import { usePrice } from '../../i18n/money';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import { cartPath } from '../../routing/paths';
import { Button, LinkButton } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { useRefusalText } from '../refusals/refusal-text';
import { hasAgainFailed, isAgainAnswered } from './selectors';
import { type AgainLine, linesOf, useOrderAgain } from './use-order-again';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';

const reasons: { readonly [code: string]: PlainMessageKey } = {
  STOCK_SHORT: 'again.soldout',
  CLOSED: 'again.closed',
  LIMIT_REACHED: 'again.full',
};

const reasonOf = (code: string, added: number) =>
  code === 'STOCK_SHORT' && added > 0 ? 'again.stock-short' : (reasons[code] ?? 'again.unavailable');

const Reason = ({ children }: { children: string }) => (
  <Text $tone="text-muted" $size="small">
    {children}
  </Text>
);

function ChangedLine({ line }: { line: AgainLine }) {
  const m = useMessages();
  const priceText = usePrice();
  const { title, variantName, quantity, added, unavailable, price, priceBefore } = line;
  return (
    <li>
      <Text as="b" $weight={500} $block $breaks>
        {[title, variantName].filter(Boolean).join(' · ')}
      </Text>
      {unavailable && <Reason>{m(reasonOf(unavailable.code, added))}</Reason>}
      {added > 0 && added < quantity && <Reason>{m('again.fewer', { added, quantity })}</Reason>}
      {added > 0 && price && price.amount !== priceBefore.amount && (
        <Reason>{m('again.price', { before: priceText(priceBefore), price: priceText(price) })}</Reason>
      )}
    </li>
  );
}

export interface AgainSheetProps {
  /** The id of the order. */
  id: string;
  /** The session code of the next attempt; null until the next tap. */
  code: string | null;
  onEnd: () => void;
}

/** Adds an order's goods to the cart, and lists what differs from the order. */
export default function AgainSheet({ id, code, onEnd }: AgainSheetProps) {
  const m = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const flow = useOrderAgain(id);
  const open = useSelector(flow, isAgainAnswered);
  const failed = useSelector(flow, hasAgainFailed);
  const answer = useSelector(flow, ({ context }) => context.answer);
  const close = () => flow.send({ type: 'answer.close' });
  useCloseOnBack(open, close);
  useFlowEvents(flow, {
    'attempt.ended': onEnd,
    'cart.filled': () => {
      toast(m('again.filled'), toastDurations.shell);
      void navigate(cartPath);
    },
  });
  useEffect(() => {
    if (code !== null) flow.send({ type: 'order.again', code });
  }, [code, flow]);
  const hasAdded = answer !== null && answer.added > 0;
  return (
    <>
      {failed && (
        <Text role="alert" $tone="sale" $size="small">
          {m('again.failed')}
        </Text>
      )}
      <Sheet
        open={open}
        title={m(hasAdded ? 'again.some' : 'again.none')}
        onClose={close}
        footer={
          hasAdded ? (
            <LinkButton $wide to={cartPath}>
              {m('again.cart')}
            </LinkButton>
          ) : (
            <Button $wide onClick={close}>
              {m('action.close')}
            </Button>
          )
        }
      >
        <Stack as="ul" $gap={3} $padding={[2, 4, 4]}>
          {answer?.refusal && <li>{refusalText(answer.refusal)}</li>}
          {answer && linesOf(answer).map((line, at) => <ChangedLine key={`${line.item} ${at}`} line={line} />)}
        </Stack>
      </Sheet>
    </>
  );
}
