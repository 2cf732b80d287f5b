import styled from 'styled-components';
import { FormPicture } from '../../../features/forms/form-picture';
import type { RideOrder } from '../../../features/rides/use-ride-tracking';
import { useDecimal } from '../../../i18n/numbers';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { PageSection } from '../../../ui/layout/page-section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/text/text';

const Ends = styled(Stack)`
  margin-top: ${token('space-3')};
`;

const Name = styled.dt`
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

/** The ends of a ride, and the extras ordered with it. */
export function RideFacts({ ride }: Pick<RideOrder, 'ride'>) {
  const m = useMessages();
  const decimal = useDecimal();
  const { isCall, origin, destination, metres, seconds, services, form } = ride;
  return (
    <PageSection title={m('ride-track.route')}>
      <p>
        {m('ride-order.length', {
          distance: decimal(metres / 1000),
          minutes: Math.max(1, Math.round(seconds / 60)),
        })}
      </p>
      <Ends as="dl" $gap={2}>
        <div>
          <Name>{m('ride-track.address-from')}</Name>
          <Text as="dd" $breaks>
            {origin.address}
          </Text>
        </div>
        <div>
          <Name>{m(isCall ? 'ride-track.at' : 'ride-track.address-to')}</Name>
          <Text as="dd" $breaks>
            {destination.address}
          </Text>
        </div>
        {services.map(({ name, quantity }) => (
          <div key={name}>
            <Name>{name}</Name>
            <Text as="dd" $breaks>
              {m('order.pieces', { count: quantity })}
            </Text>
          </div>
        ))}
        {form.map((line) => (
          <div key={line.label}>
            <Name>{line.label}</Name>
            <Text as="dd" $breaks>
              {line.__typename === 'FilledFormFile' ? <FormPicture {...line} /> : line.value}
            </Text>
          </div>
        ))}
      </Ends>
    </PageSection>
  );
}
