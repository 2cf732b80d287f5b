import styled from 'styled-components';
import type { Ride_OrderFragment } from '../../../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../../../api/fragment';
import { Badge } from '../../../../ui/card/badge';
import { PageSection } from '../../../../ui/layout/page-section';
import { type Money, useMoney } from '../../../../i18n/money';
import { useMessages } from '../../../../i18n/use-messages';
import { token } from '../../../../theme/token';
import { Text } from '../../../../ui/text/text';
import { Row } from '../../../../ui/layout/row';

const Explained = styled.p`
  margin-bottom: ${token('space-3')};
  color: ${token('color-text-muted')};
  font-size: 0.8125rem;
  line-height: 1.5;
`;

const Priced = styled(Row)`
  min-height: 40px;
  border-top: 1px solid ${token('color-border')};
`;

const Name = styled(Row)`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Amount = styled.dd`
  min-width: 0;
  margin-inline-start: auto;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export interface RideTariffProps {
  ride: FragmentOf<Ride_OrderFragment>;
  /** The price per kilometre. */
  price: Money | null;
}

export function RideTariff({ ride, price }: RideTariffProps) {
  const m = useMessages();
  const money = useMoney();
  const { isCall, fee, services } = readFragment(ride);
  return (
    <>
      <PageSection title={m('ride.tariff')}>
        <Explained>{m(isCall ? 'ride.tariff-call' : 'ride.tariff-text')}</Explained>
        <dl>
          {price && (
            <Priced $gap={[1, 2]} $wraps>
              <Name as="dt" $gap={[1, 2]} $wraps>
                {m('ride.per-km')}
              </Name>
              <Amount translate="no">{money(price)}</Amount>
            </Priced>
          )}
          {fee && (
            <Priced $gap={[1, 2]} $wraps>
              <Name as="dt" $gap={[1, 2]} $wraps>
                {m('ride.fee')}
              </Name>
              <Amount translate="no">{money(fee)}</Amount>
            </Priced>
          )}
        </dl>
      </PageSection>
      {services.length > 0 && (
        <PageSection title={m('ride.services')}>
          <dl>
            {services.map(({ id, name, price: extra, isRequired, maxQuantity }) => (
              <Priced key={id} $gap={[1, 2]} $wraps>
                <Name as="dt" $gap={[1, 2]} $wraps>
                  {name}
                  {isRequired && <Badge>{m('ride.required')}</Badge>}
                  {maxQuantity && maxQuantity > 1 && (
                    <Text as="small" $tone="text-muted" $size="small">
                      {m('ride.most', { count: maxQuantity })}
                    </Text>
                  )}
                </Name>
                <Amount translate="no">{extra.amount > 0 ? money(extra) : m('item.free')}</Amount>
              </Priced>
            ))}
          </dl>
        </PageSection>
      )}
    </>
  );
}
