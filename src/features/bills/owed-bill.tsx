import { usePlainDay } from '../../i18n/days';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { SumTable } from '../../ui/layout/sum-table';
import type { OwedFacts } from './stored-bill';

/** Formats a period: `2026-11` becomes November 2026; any other text stays as it is. */
export function usePeriod() {
  const plainDay = usePlainDay();
  return (period: string) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(period) ? plainDay(`${period}-01`, 'month') : period);
}

/** The amount owed and the name on the bill, for review before payment. */
export function OwedBill({ owed }: { owed: OwedFacts }) {
  const m = useMessages();
  const money = useMoney();
  const period = usePeriod();
  const { name, amount, fee } = owed;
  return (
    <div role="status">
      <SumTable
        rows={[
          name !== '' && [m('bill.name'), name],
          owed.period !== '' && [m('bill.period'), period(owed.period)],
          [m('bill.amount'), money(amount)],
          fee.amount > 0 && [m('bill.fee'), money(fee)],
        ]}
        total={[m('checkout.total'), money({ ...amount, amount: amount.amount + fee.amount })]}
      />
    </div>
  );
}
