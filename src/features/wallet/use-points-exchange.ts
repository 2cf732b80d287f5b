import { useEffect, useMemo, useState } from 'react';
import { type ExchangeOrder, pointsExchangeMachine } from '../../../machines/wallet/points-exchange';
import { ExchangePointsDocument } from '../../__generated__/documents/exchange-points';
import { useFlow } from '../../actors/use-flow';
import { newSessionCode } from '../../api/session-code';
import { readSubmission } from '../orders/attempts';
import { usePersistedCode } from '../orders/stored-code';
import { type Send, useSubmission } from '../orders/use-submission';

export interface PointsExchangeStart {
  points: number;
  sessionCode: string | null;
  storeCode: (code: string | null) => void;
}

export function usePointsExchange({ points, sessionCode, storeCode }: PointsExchangeStart) {
  /** The provider's text for the last exchange. */
  const [message, setMessage] = useState('');
  const send = useMemo(
    (): Send<ExchangeOrder> =>
      async (execute, { reward, amount, total, idempotencyKey }) => {
        const exchange = { reward, points: total, amount, idempotencyKey };
        const answer = await execute(ExchangePointsDocument, { exchange });
        return readSubmission(answer, ({ exchangePoints }) => {
          if (exchangePoints.__typename !== 'Refusal') setMessage(exchangePoints.message);
          return exchangePoints;
        });
      },
    [],
  );
  const submission = useSubmission(send);
  const machine = useMemo(() => pointsExchangeMachine.provide({ actors: { submission } }), [submission]);
  const flow = useFlow(machine, { input: { points, sessionCode } });
  usePersistedCode(flow, storeCode);
  useEffect(() => flow.send({ type: 'points.change', points }), [flow, points]);
  return { flow, message, confirm: () => flow.send({ type: 'exchange.confirm', code: newSessionCode() }) };
}
