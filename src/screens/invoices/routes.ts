import { InvoiceCheckoutDocument } from '../../__generated__/documents/invoice-checkout';
import { InvoicesScreenDocument } from '../../__generated__/documents/invoices-screen';
import { customerPaths } from '../../routing/customer-paths';
import { customerPatterns } from '../../routing/customer-patterns';
import { moneyScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { invoiceParameter } from '../../routing/invoice-address';
import { InvoicesSkeleton, InvoiceSkeleton } from './invoices-skeleton';
import { invoicesVariables, searchParameter, tabParameter } from './invoices-question';

const invoicesRoute = defineRoute({
  path: customerPaths.invoices,
  content: ContentMode.INVOICE,
  parameters: [invoiceParameter, tabParameter, searchParameter, 'page', 'after'],
  private: true,
  query: InvoicesScreenDocument,
  variables: ({ search }) => invoicesVariables(search),
  exists: ({ invoice }) => invoice !== null,
  head: ({ data, text }) => ({ title: data?.invoice?.number ?? text('title.invoice'), indexed: false }),
  screen: moneyScreen(() => import(/* webpackChunkName: "screen-invoices" */ './invoices-screen')),
  skeleton: InvoicesSkeleton,
});

const invoicePaymentRoute = defineRoute({
  path: customerPatterns.invoicePayment,
  content: ContentMode.INVOICE_CHECKOUT,
  private: true,
  query: InvoiceCheckoutDocument,
  variables: ({ params }) => ({ id: params.id }),
  exists: ({ invoice }) => invoice !== null,
  head: ({ text }) => ({ title: text('title.payment'), indexed: false }),
  screen: moneyScreen(() => import(/* webpackChunkName: "screen-invoice-checkout" */ './invoice-checkout-screen')),
  skeleton: InvoiceSkeleton,
});

/** A customer's invoices. One of another customer is a 404. */
export const invoiceRoutes = [invoicesRoute, invoicePaymentRoute];
