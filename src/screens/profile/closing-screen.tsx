import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { boolean, object, string } from 'yup';
import { ClosingScreenDocument } from '../../__generated__/documents/closing-screen';
import type { ClosingScreenQuery } from '../../__generated__/gql/graphql';
import { isBusy } from '../../actors/selectors';
import { useFlowEvents } from '../../actors/use-flow-events';
import { usePageData } from '../../api/use-loaded';
import { AccountPanel, AccountText } from '../../features/accounts/account-panel';
import SignInFirst from '../../features/accounts/sign-in-first';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { useStoredEntry } from '../../features/stored-entry/use-stored-entry';
import { hasClosingFailed } from '../../features/accounts/profile/selectors';
import { useCloseAccount } from '../../features/accounts/profile/use-close-account';
import { useWalletMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { customerPaths } from '../../routing/customer-paths';
import type { ScreenProps } from '../../routing/define-route';
import { homePath, shoppingPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { LinkButton } from '../../ui/button/button';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { CheckField } from '../../ui/field/check-field';
import { Form, SubmitButton } from '../../ui/field/form';
import { FormAlert } from '../../ui/field/form-alert';
import { PasswordField } from '../../ui/field/password-field';
import { TextField } from '../../ui/field/text-field';
import { VisuallyHidden } from '../../ui/text/visually-hidden';

type Closing = NonNullable<ClosingScreenQuery['customer']>['accountClosing'];

const Facts = styled.ul`
  display: grid;
  gap: ${token('space-3')};
  padding-inline-start: ${token('space-4')};
  list-style: disc;
`;

const reasonLength = 200;

const schema = (hasLeft: boolean) =>
  object({
    reason: string().trim().required('closing.reason-missing').max(reasonLength, 'closing.reason-long'),
    password: string().required('login.password-missing'),
    isGivenUp: hasLeft
      ? boolean().required().oneOf([true], 'closing.give-up-missing')
      : boolean().required().default(false),
  });

const storedFields = ['reason'] as const;

const empty = { reason: '', password: '', isGivenUp: false };

const Leads = styled(LinkButton)`
  margin-block: ${token('space-2')};
`;

function ClosingFacts({ closing }: { closing: Closing }) {
  const m = useMessages();
  const money = useWalletMoney();
  const { balance, balanceMode, points, unfinishedOrders, openInvoices, pendingInvoices } = closing;
  const isOpen = balanceMode === 'OPEN';
  return (
    <Facts>
      {unfinishedOrders > 0 && (
        <li>
          <strong>{m('closing.orders-open', { count: unfinishedOrders })}</strong>
          <br />
          <Leads to={shoppingPath} $look="secondary" $small>
            {m('closing.purchases')}
          </Leads>
        </li>
      )}
      {pendingInvoices > 0 && (
        <li>
          <strong>{m('closing.invoices-pending', { count: pendingInvoices })}</strong>
          <br />
          <Leads to={customerPaths.invoices} $look="secondary" $small>
            {m('title.invoice')}
          </Leads>
        </li>
      )}
      {balance && (
        <li>
          {m(isOpen ? 'closing.balance' : 'closing.balance-coins', { amount: money(balance) })}
          {isOpen && (
            <>
              <br />
              <Leads to={customerPaths.withdraw} $look="secondary" $small>
                {m('closing.withdraw')}
              </Leads>
            </>
          )}
        </li>
      )}
      {points > 0 && <li>{m('closing.points', { count: points })}</li>}
      {!balance && points === 0 && <li>{m('closing.no-money')}</li>}
      <li>{m('closing.orders')}</li>
      {openInvoices > 0 && <li>{m('closing.invoices-open', { count: openInvoices })}</li>}
      <li>{m('closing.data')}</li>
      <li>{m('closing.sessions')}</li>
    </Facts>
  );
}

function ClosingForm({ closing, customer }: { closing: Closing; customer: string }) {
  const m = useMessages();
  const money = useWalletMoney();
  const toast = useToast();
  const refusalText = useRefusalText();
  const navigate = useNavigate();
  const pageData = usePageData();
  const { flow, clear } = useCloseAccount();
  const busy = useSelector(flow, isBusy);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const failed = useSelector(flow, hasClosingFailed);
  const stored = useStoredEntry('session/customer/closing', customer, storedFields);
  const { balance, points } = closing;
  const parts = [balance && money(balance), points > 0 && m('closing.points-count', { count: points })].filter(Boolean);
  const hasLeft = parts.length > 0;
  useFlowEvents(flow, {
    'account.closed': () => {
      toast(m('closing.closed'), toastDurations.shell);
      void navigate(homePath, { replace: true });
      clear();
    },
    'account.refused': () => pageData.invalidate(ClosingScreenDocument, {}),
  });
  return (
    <Form
      key={String(stored.isStored)}
      initial={{ ...empty, ...stored.read() }}
      schema={schema(hasLeft)}
      onSubmit={({ reason, password }) =>
        flow.send({
          type: 'account.close',
          draft: { reason, password, givenUp: hasLeft ? { balance: balance?.amount ?? 0, points } : null },
        })
      }
      onChange={({ reason }) => {
        stored.write({ reason });
        flow.send({ type: 'account.change' });
      }}
    >
      <TextField name="reason" label={m('closing.reason')} hint={m('closing.reason-hint')} limit={reasonLength} />
      <PasswordField name="password" label={m('closing.password')} autoComplete="current-password" />
      {hasLeft && <CheckField name="isGivenUp" label={m('closing.give-up', { left: parts.join(' + ') })} />}
      {refusal && <FormAlert>{refusalText(refusal)}</FormAlert>}
      {failed && <FormAlert>{m('closing.failed')}</FormAlert>}
      <SubmitButton busy={busy}>{m('closing.submit')}</SubmitButton>
    </Form>
  );
}

export default function ClosingScreen({ data: { customer } }: ScreenProps<ClosingScreenQuery>) {
  const m = useMessages();
  if (!customer) return <SignInFirst />;
  const { accountClosing: closing } = customer;
  const isBlocked = closing.unfinishedOrders + closing.pendingInvoices > 0;
  return (
    <AccountPanel>
      <VisuallyHidden as="h1">{m('title.close-account')}</VisuallyHidden>
      <AccountText>{m('closing.lead')}</AccountText>
      <ClosingFacts closing={closing} />
      {!isBlocked && <ClosingForm closing={closing} customer={customer.id} />}
    </AccountPanel>
  );
}
