import styled from 'styled-components';
import type { Ride_OrderFragment } from '../../../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../../../api/fragment';
import { Badge } from '../../../../ui/card/badge';
import { PageSection } from '../../../../ui/layout/page-section';
import { type Money, useMoney } from '../../../../i18n/money';
import { useMessages } from '../../../../i18n/use-messages';
import { token } from '../../../../theme/token';

const Explained = styled.p`
  margin-bottom: ${token('space-3')};
  color: ${token('color-text-muted')};
  font-size: 0.8125rem;
  line-height: 1.5;
`;

const Prices = styled.dl`
  div,
  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-1')} ${token('space-2')};
  }

  div {
    min-height: 40px;
    border-top: 1px solid ${token('color-border')};
  }

  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  dt,
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  dd {
    margin-inline-start: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
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
        <Prices>
          {price && (
            <div>
              <dt>{m('ride.per-km')}</dt>
              <dd translate="no">{money(price)}</dd>
            </div>
          )}
          {fee && (
            <div>
              <dt>{m('ride.fee')}</dt>
              <dd translate="no">{money(fee)}</dd>
            </div>
          )}
        </Prices>
      </PageSection>
      {services.length > 0 && (
        <PageSection title={m('ride.services')}>
          <Prices>
            {services.map(({ id, name, price: extra, isRequired, maxQuantity }) => (
              <div key={id}>
                <dt>
                  {name}
                  {isRequired && <Badge>{m('ride.required')}</Badge>}
                  {maxQuantity && maxQuantity > 1 && <small>{m('ride.most', { count: maxQuantity })}</small>}
                </dt>
                <dd translate="no">{extra.amount > 0 ? money(extra) : m('item.free')}</dd>
              </div>
            ))}
          </Prices>
        </PageSection>
      )}
    </>
  );
}
