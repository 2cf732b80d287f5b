import { useState } from 'react';
import type { OrderStatus } from '../../__generated__/gql/graphql';
import { newSessionCode } from '../../api/session-code';
import { useMessages } from '../../i18n/use-messages';
import { moneyScreen } from '../../routing/customer-screen';
import { Button, type ButtonLook } from '../../ui/button/button';
import { OnDemand } from '../../ui/feedback/on-demand';
import type { AgainSheetProps } from './again-sheet';

export const AgainSheet = moneyScreen<AgainSheetProps>(
  () => import(/* webpackChunkName: "order-again" */ './again-sheet'),
);

const over: readonly OrderStatus[] = ['RECEIVED', 'NOT_RECEIVED', 'REJECTED', 'CANCELLED', 'VOID'];

/** Whether the order has ended. */
export const isOver = (status: OrderStatus) => over.includes(status);

export interface AgainButtonProps extends ButtonLook {
  /** The id of an order of goods. */
  id: string;
  /** An accessible name that distinguishes the button from others in a list. */
  label?: string;
}

/** Adds an order's goods to the cart again. The first tap loads its code. */
export function AgainButton({ id, label, ...look }: AgainButtonProps) {
  const m = useMessages();
  const [code, setCode] = useState<string | null>(null);
  const end = () => setCode(null);
  const isBusy = code !== null;
  return (
    <>
      <Button
        {...look}
        aria-label={label}
        aria-disabled={isBusy || undefined}
        onClick={() => setCode(code ?? newSessionCode())}
      >
        {m('again.action')}
      </Button>
      <OnDemand needed={isBusy} onFail={end}>
        <AgainSheet id={id} code={code} onEnd={end} />
      </OnDemand>
    </>
  );
}
