import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { InvoiceCheckoutDocument } from '../../__generated__/documents/invoice-checkout';
import { InvoicesScreenDocument } from '../../__generated__/documents/invoices-screen';
import { customerPaths } from '../../routing/customer-paths';
import { customerPatterns } from '../../routing/customer-patterns';
import { moneyScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { invoiceParameter } from '../../routing/invoice-paths';
import { StackSkeleton } from '../../ui/skeleton/block-skeletons';
import { RowListSkeleton, SkeletonBlock } from '../../ui/skeleton/skeletons';
import { invoicesVariables, searchParameter, tabParameter } from './invoices-question';

const InvoicesTop = moneyScreen(() => import(/* webpackChunkName: "screen-invoices" */ './invoices-top'));

function InvoicesSkeleton() {
  if (new URLSearchParams(useLocation().search).has(invoiceParameter))
    return <StackSkeleton heights={['4rem', '10.375rem', '5.5rem', '12rem']} />;
  return (
    <>
      <Suspense fallback={<SkeletonBlock $height="7.3rem" />}>
        <InvoicesTop />
      </Suspense>
      <RowListSkeleton count={6} picture={0} height="5.93rem" />
    </>
  );
}

const invoicesRoute = defineRoute({
  path: customerPaths.invoices,
  content: ContentMode.INVOICE,
  parameters: [invoiceParameter, tabParameter, searchParameter, 'page', 'after'],
  private: true,
  query: InvoicesScreenDocument,
  variables: ({ search }) => invoicesVariables(search),
  exists: ({ customer }) => customer?.invoice !== null,
  head: ({ data, text }) => ({ title: data?.customer?.invoice?.number ?? text('title.invoice'), indexed: false }),
  screen: moneyScreen(() => import(/* webpackChunkName: "screen-invoices" */ './invoices-screen')),
  skeleton: InvoicesSkeleton,
});

export const invoicePaymentRoute = defineRoute({
  path: customerPatterns.invoicePayment,
  content: ContentMode.INVOICE_CHECKOUT,
  private: true,
  query: InvoiceCheckoutDocument,
  variables: ({ params }) => ({ id: params.id }),
  exists: ({ customer }) => customer?.invoice !== null,
  head: ({ text }) => ({ title: text('title.payment'), indexed: false }),
  screen: moneyScreen(() => import(/* webpackChunkName: "screen-invoice-checkout" */ './invoice-checkout-screen')),
  skeleton: () => <StackSkeleton heights={['3.4rem', '15.75rem']} />,
});

/** A customer's invoices. Another customer's invoice is a 404. */
export const invoiceRoutes = [invoicesRoute, invoicePaymentRoute];
