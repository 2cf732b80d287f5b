import { useSelector } from '@xstate/react';
import CircleDot from 'lucide-react/icons/circle-dot';
import MapPin from 'lucide-react/icons/map-pin';
import styled from 'styled-components';
import type { RideEnd, RideFlow } from './use-ride';
import { useMessages } from '../../i18n/use-messages';
import type { PlainMessageKey } from '../../i18n/translate';
import { token } from '../../theme/token';
import { ListButton, ListText } from '../../ui/list/list-row';

const Stops = styled.ul`
  overflow: hidden;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};

  li + li {
    border-top: 1px solid ${token('color-border')};
  }

  li:first-child svg {
    color: ${token('color-success')};
  }

  li:last-child svg {
    color: ${token('color-sale')};
  }

  b {
    overflow-wrap: anywhere;
  }

  small {
    order: -1;
  }

  button:disabled b {
    color: ${token('color-text')};
  }
`;

const Text = styled(ListText)`
  display: grid;

  small {
    grid-row: 1;
  }
`;

const prompts = { origin: 'ride-order.choose-origin', destination: 'ride-order.choose-destination' } as const;
const labels = { origin: 'ride.origin', destination: 'ride.destination' } as const;

/** The ends of a ride: a tap picks one, unless its seller has set it. */
export function RideStops({ flow }: { flow: RideFlow }) {
  const m = useMessages();
  const isCall = useSelector(flow, ({ context }) => context.isCall);
  const fixed = useSelector(flow, ({ context }) => context.fixed);
  const { origin, destination } = useSelector(flow, ({ context }) => context.selection);
  const stop = (end: RideEnd, label: PlainMessageKey, prompt: PlainMessageKey) => {
    const location = end === 'origin' ? origin : destination;
    const Icon = end === 'origin' && !isCall ? CircleDot : MapPin;
    return (
      <li key={end}>
        <ListButton disabled={fixed[end] !== null} onClick={() => flow.send({ type: 'picker.open', end })}>
          <Icon size={22} aria-hidden />
          <Text>
            <b>{location?.address ?? m(prompt)}</b>
            <small>{fixed[end] ? `${m(label)} · ${m('ride-order.fixed')}` : m(label)}</small>
          </Text>
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
