import type { InvoicesScreenQuery } from '../../__generated__/gql/graphql';
import SignInFirst from '../../features/accounts/sign-in-first';
import type { ScreenProps } from '../../routing/define-route';
import { InvoiceDetail } from './invoice-detail';
import { InvoiceList } from './invoice-list';

export default function InvoicesScreen({ data: { customer }, search }: ScreenProps<InvoicesScreenQuery>) {
  if (!customer) return <SignInFirst />;
  const { invoice, invoices } = customer;
  if (invoice) return <InvoiceDetail invoice={invoice} />;
  return invoices && <InvoiceList key={search.toString()} first={invoices} search={search} />;
}
