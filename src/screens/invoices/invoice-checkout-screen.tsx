import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { InvoiceCheckoutDocument } from '../../__generated__/documents/invoice-checkout';
import type { InvoiceCheckoutQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { usePageData } from '../../api/use-loaded';
import { useRefresh } from '../../api/use-refresh';
import SignInFirst from '../../features/accounts/sign-in-first';
import { quoteOption } from '../../features/invoices/option-quote';
import { isAwaiting, isPaid } from '../../features/invoices/selectors';
import { invoiceFactsOf, useInvoicePayment } from '../../features/invoices/use-invoice-payment';
import { useStoredCode } from '../../features/orders/stored-code';
import type { ScreenProps } from '../../routing/define-route';
import { invoicePath, invoiceProofPath } from '../../routing/invoice-paths';
import { usePageContext } from '../../routing/page-context';
import { ChooseMethod } from './choose-method';
import { FinishPayment } from './finish-payment';
import { InvoiceNotices } from './invoice-notices';
import { paidInvoice } from './paid-invoice';

type Invoice = NonNullable<NonNullable<InvoiceCheckoutQuery['customer']>['invoice']>;

interface CheckoutProps {
  data: InvoiceCheckoutQuery;
  invoice: Invoice;
  sessionCode: string | null;
  storeCode: (code: string | null) => void;
}

function Checkout({ data, invoice, sessionCode, storeCode }: CheckoutProps) {
  const { id } = invoice;
  const { base } = usePageContext();
  const navigate = useNavigate();
  const pageData = usePageData();
  const variables = useMemo(() => ({ id }), [id]);
  const refresh = useRefresh(InvoiceCheckoutDocument, variables);
  // The invoice may have changed when the customer comes back.
  useEffect(() => () => pageData.drop(InvoiceCheckoutDocument, variables), [pageData, variables]);

  const options = data.paymentOptions.map((option) => readFragment(option));
  const [first] = useState(() => {
    const balance = data.customer?.balance ?? null;
    const ways = options.map((option) => ({
      payment: { payment: option.id, kind: option.kind },
      quote: { ...quoteOption(invoice, option), balance: option.kind === 'BALANCE' ? balance : null },
    }));
    const isCovered = ({ payment, quote }: (typeof ways)[number]) =>
      payment.kind !== 'BALANCE' || (balance?.amount ?? 0) >= quote.total;
    return ways.find(isCovered) ?? ways[0] ?? null;
  });
  const { flow, pay } = useInvoicePayment({
    id,
    facts: invoiceFactsOf(data),
    payment: first?.payment ?? null,
    quote: first?.quote ?? null,
    sessionCode,
    storeCode,
    proofUrl: `${base}${invoiceProofPath(id)}`,
    onChange: refresh,
  });

  const paid = useSelector(flow, isPaid);
  const open = useEffectEvent(() => {
    pageData.invalidatePrivate();
    // Replaces the payment page in the history, so that "back" cannot return to it.
    void navigate(invoicePath(id), { replace: true });
  });
  useEffect(() => {
    if (paid) open();
  }, [paid]);

  const awaiting = useSelector(flow, isAwaiting);
  const { invoicePayment } = data;
  return (
    <>
      {awaiting && invoicePayment?.__typename === 'InvoicePayment' && invoice.payment ? (
        <FinishPayment flow={flow} invoice={invoice} way={invoice.payment} payment={invoicePayment} />
      ) : (
        <ChooseMethod
          flow={flow}
          invoice={invoice}
          options={options}
          asksPassword={data.store?.wallet.asksPassword ?? true}
          onPay={pay}
        />
      )}
      <InvoiceNotices flow={flow} />
    </>
  );
}

export default function InvoiceCheckoutScreen({ data }: ScreenProps<InvoiceCheckoutQuery>) {
  const { customer } = data;
  const invoice = customer?.invoice;
  const [paid] = useState(() => paidInvoice(data));
  const { code, store } = useStoredCode('local/customer/invoicePayment', customer?.id ?? '', invoice?.id);
  if (!customer) return <SignInFirst />;
  if (!invoice) return null;
  if (paid) return <Navigate to={paid} replace />;
  return <Checkout key={`${invoice.id} ${code}`} data={data} invoice={invoice} sessionCode={code} storeCode={store} />;
}
