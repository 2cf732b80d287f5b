import { useEffect, useMemo, useState } from 'react';
import { type ExchangeOrder, pointsExchangeMachine } from '../../../machines/money/points-exchange';
import { ExchangePointsDocument } from '../../__generated__/documents/exchange-points';
import { unwrap } from '../../api/unwrap';
import { useFlow } from '../../actors/use-flow';
import { refusalOf } from '../orders/attempts';
import { newSessionCode } from '../orders/session-code';
import { type Send, usePersistedCode, useSubmission } from './wallet-flow';

export interface PointsExchangeStart {
  points: number;
  sessionCode: string | null;
  storeCode: (code: string | null) => void;
}

export function usePointsExchange({ points, sessionCode, storeCode }: PointsExchangeStart) {
  /** The provider's words to the last exchange. */
  const [message, setMessage] = useState('');
  const send = useMemo(
    (): Send<ExchangeOrder> =>
      async (execute, { reward, sessionCode: code }) => {
        const answer = await execute(ExchangePointsDocument, { exchange: { reward, sessionCode: code } });
        if (!answer.ok && answer.code === 'SIGNED_OUT') return { outcome: 'unsent' };
        if (!answer.ok && answer.code === 'CONFLICT') return { outcome: 'conflict' };
        const { exchangePoints } = unwrap(answer);
        if (exchangePoints.__typename === 'Refusal') return { outcome: 'refused', refusal: refusalOf(exchangePoints) };
        setMessage(exchangePoints.message);
        return { outcome: 'done', order: null };
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
