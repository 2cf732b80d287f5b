import { useSelector } from '@xstate/react';
import { useId } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Amount } from '../../ui/card/amount';
import { ErrorState } from '../../ui/feedback/error-state';
import { ChipInput } from '../../ui/field/chip-input';
import { FieldSet } from '../../ui/field/field-set';
import { Loading } from '../../ui/feedback/loading';
import { Row } from '../../ui/layout/row';
import { Text } from '../../ui/text/text';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';
import { hasBillFailed, isBillLoading } from './selectors';
import { type BillInquiryFlow, isByPhone, type Offer, prefixOf } from './use-bill-inquiry';

/** Characters. A longer name takes a whole row. */
const shortName = 12;

const Options = styled(FieldSet)<{ $columns: number }>`
  display: grid;
  /* At most two columns, and one if large text leaves no room for a second. */
  grid-template-columns: ${({ $columns }) =>
    $columns === 1 ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))'};
  gap: ${token('space-2')};
  transition: opacity ${token('duration-fast')};

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

const Legend = styled.legend`
  && {
    padding-bottom: ${token('space-2')};
  }
`;

const Option = styled(ChipInput)`
  flex-direction: column;
  gap: 2px;
  align-items: flex-start;
  justify-content: flex-start;
  padding: ${token('space-3')};
  font-weight: 400;
  text-align: start;
`;

const Hint = styled.p`
  padding: ${token('space-4')} 0;
  color: ${token('color-text-muted')};
  text-align: center;
`;

/** As high as six options of two columns. */
export const OptionsSkeleton = () => (
  <Loading>
    <SkeletonBlock $height="17rem" />
  </Loading>
);

export interface BillOptionsProps {
  flow: BillInquiryFlow;
  offer: Extract<Offer, { __typename: 'PrepaidBill' }>;
}

/** The options for the number. The earlier ones stay visible until the new ones are loaded. */
export function BillOptions({ flow, offer }: BillOptionsProps) {
  const m = useMessages();
  const group = useId();
  const option = useSelector(flow, ({ context }) => context.option);
  const hasOperator = useSelector(flow, ({ context }) => prefixOf(context.number, context.bill) !== '');
  const loading = useSelector(flow, isBillLoading);
  const failed = useSelector(flow, hasBillFailed);
  const { options } = offer;
  if (failed) return <ErrorState onRetry={() => flow.send({ type: 'bill.reload' })} />;
  if (options.length === 0 && loading) return <OptionsSkeleton />;
  if (options.length === 0) {
    return <Hint role="status">{m(isByPhone(offer) && !hasOperator ? 'bill.type-number' : 'bill.no-options')}</Hint>;
  }
  const columns = options.every(({ name }) => name.length <= shortName) ? 2 : 1;
  return (
    <Options $columns={columns} aria-busy={loading}>
      <Legend>{m(offer.kind === 'DATA' ? 'bill.packages' : 'bill.options')}</Legend>
      {options.map(({ id, name, description, price, priceBeforeDiscount }) => (
        <Option
          key={id}
          type="radio"
          name={group}
          value={id}
          checked={id === option}
          disabled={loading}
          onChange={() => flow.send({ type: 'option.choose', option: id })}
        >
          <Text as="b" $size="large" $weight={700}>
            {name}
          </Text>
          {description && (
            <Text as="small" $size="small" $tone="text-muted">
              {description}
            </Text>
          )}
          <Row as="span" $gap={[0, 2]} $wraps $align="baseline">
            <Amount money={price} />
            {priceBeforeDiscount && (
              <Text as="span" $size="small" $tone="text-muted">
                <Amount money={priceBeforeDiscount} as="s" />
              </Text>
            )}
          </Row>
        </Option>
      ))}
    </Options>
  );
}
