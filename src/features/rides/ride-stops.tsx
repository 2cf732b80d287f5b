import { useSelector } from '@xstate/react';
import CircleDot from 'lucide-react/icons/circle-dot';
import MapPin from 'lucide-react/icons/map-pin';
import styled from 'styled-components';
import type { RideEnd, RideFlow } from './use-ride';
import { useMessages } from '../../i18n/use-messages';
import type { PlainMessageKey } from '../../i18n/translate';
import { token } from '../../theme/token';
import { ListButton, ListText } from '../../ui/list/list-row';
import { RowList } from '../../ui/list/row-list';
import { Text } from '../../ui/text/text';

const Stops = styled(RowList)`
  overflow: hidden;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
`;

/** The second line is above the first. The text stays dark even if nothing can be picked. */
const Lines = styled(ListText)`
  display: flex;
  flex-direction: column-reverse;
  color: ${token('color-text')};
`;

const prompts = { origin: 'ride-order.choose-origin', destination: 'ride-order.choose-destination' } as const;
const labels = { origin: 'ride.origin', destination: 'ride.destination' } as const;

/** The ends of a ride. A tap opens the picker, unless the seller has set the end. */
export function RideStops({ flow }: { flow: RideFlow }) {
  const m = useMessages();
  const isCall = useSelector(flow, ({ context }) => context.isCall);
  const fixed = useSelector(flow, ({ context }) => context.fixed);
  const { origin, destination } = useSelector(flow, ({ context }) => context.selection);
  const stop = (end: RideEnd, label: PlainMessageKey, prompt: PlainMessageKey) => {
    const location = end === 'origin' ? origin : destination;
    const isStart = end === 'origin' && !isCall;
    const Icon = isStart ? CircleDot : MapPin;
    return (
      <li key={end}>
        <ListButton disabled={fixed[end] !== null} onClick={() => flow.send({ type: 'picker.open', end })}>
          <Text as="span" $tone={isStart ? 'success' : 'sale'}>
            <Icon size={22} aria-hidden />
          </Text>
          <Lines>
            <b>{location?.address ?? m(prompt)}</b>
            <small>{fixed[end] ? `${m(label)} · ${m('ride-order.fixed')}` : m(label)}</small>
          </Lines>
        </ListButton>
      </li>
    );
  };
  return (
    <Stops>
      {isCall
        ? stop('origin', 'ride.at', 'ride-pick.at')
        : (['origin', 'destination'] as const).map((end) => stop(end, labels[end], prompts[end]))}
    </Stops>
  );
}
