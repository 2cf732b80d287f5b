import Phone from 'lucide-react/icons/phone';
import styled from 'styled-components';
import type { Ride_DriverFragment } from '../../../__generated__/gql/graphql';
import { useDecimal } from '../../../i18n/numbers';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { LinkButton } from '../../../ui/button/button';
import { Picture } from '../../../ui/media/picture';
import { Text } from '../../../ui/text/text';
import { Row } from '../../../ui/layout/row';

const Card = styled(Row)`
  margin-top: ${token('space-3')};
`;

const Words = styled.div`
  flex: 1;
  min-width: 8rem;
`;

const Plate = styled.strong`
  padding: 2px ${token('space-2')};
  border: 1px solid ${token('color-outline')};
  border-radius: ${token('radius-badge')};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
  white-space: nowrap;
`;

/** The driver, the vehicle, and the contact buttons. */
export function DriverCard({
  driver: { name, phone, photo, rating, vehicle, plate },
}: {
  driver: Ride_DriverFragment;
}) {
  const m = useMessages();
  const decimal = useDecimal();
  return (
    <Card $gap={3} $wraps>
      <Picture path={photo} width={56} shape="round" label={name} />
      <Words>
        <b>{rating === null ? name : `${name} · ★ ${decimal(rating)}`}</b>
        <Text as="small" $tone="text-muted" $block>
          {vehicle}
        </Text>
      </Words>
      <Plate>{plate}</Plate>
      {phone && (
        <LinkButton $look="secondary" $wide to={`tel:${phone}`}>
          <Phone size={18} aria-hidden />
          {m('ride-track.call', { name })}
        </LinkButton>
      )}
    </Card>
  );
}
