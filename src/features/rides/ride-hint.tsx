import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { useDecimal } from '../../i18n/numbers';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { useRefusalText } from '../refusals/refusal-text';
import { findingStateOf, rideStepOf } from './selectors';
import type { Aim } from './use-aim';
import type { FindingFlow, RideEnd, RideFlow, ShownQuote } from './use-ride';

/** A hint; a warning is highlighted. */
export const Hint = styled.p<{ $warns?: boolean }>`
  padding: ${token('space-2')} ${token('space-4')};
  color: ${({ $warns }) => token($warns ? 'color-sale' : 'color-text-muted')};
  font-size: ${token('font-small')};
`;

const troubleTexts = {
  denied: 'ride-pick.denied',
  unknown: 'ride-pick.unknown',
  inaccurate: 'ride-pick.inaccurate',
  nearby: 'ride-pick.nearby',
  unplaced: 'ride-pick.unplaced',
  failed: 'place.failed',
} as const;

const findingTexts = {
  locating: 'ride-pick.locating',
  slow: 'ride-pick.slow',
  naming: 'list.loading',
  placing: 'list.loading',
} as const;

export function useFindingNotice(finding: FindingFlow, end: RideEnd | null = null) {
  const m = useMessages();
  const state = useSelector(finding, findingStateOf);
  const { trouble, end: sought } = useSelector(finding, ({ context }) => context);
  if (end !== null && end !== sought) return null;
  if (state) return { text: m(findingTexts[state]), warns: false };
  return trouble && { text: m(troubleTexts[trouble]), warns: true };
}

/** The progress of finding an end on the map, and its errors. */
export function FindingHints({ finding, aim }: { finding: FindingFlow; aim: Aim }) {
  const m = useMessages();
  const notice = useFindingNotice(finding);
  return (
    <>
      {aim.end && <Hint role="status">{m('ride-map.drag')}</Hint>}
      {notice && (
        <Hint $warns={notice.warns} role="status">
          {notice.text}
        </Hint>
      )}
    </>
  );
}

/** Why there is no price yet; null if there is one, or no reason to show. */
export function useRideStatus(flow: RideFlow): string | null {
  const m = useMessages();
  const textOf = useRefusalText();
  const step = useSelector(flow, rideStepOf);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const statuses = {
    guest: m('ride-order.guest'),
    loading: m('ride-order.loading'),
    refused: refusal ? textOf(refusal) : '',
    failed: refusal ? `${m('ride-order.failed')} ${textOf(refusal)}` : m('ride-order.failed'),
    expired: m('ride-order.expired'),
  };
  return step in statuses ? statuses[step as keyof typeof statuses] : null;
}

export function useRideLength() {
  const m = useMessages();
  const decimal = useDecimal();
  return ({ metres, seconds }: Pick<ShownQuote, 'metres' | 'seconds'>) =>
    m('ride-order.length', { distance: decimal(metres / 1000), minutes: Math.max(1, Math.round(seconds / 60)) });
}
