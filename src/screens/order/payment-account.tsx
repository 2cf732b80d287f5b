import Copy from 'lucide-react/icons/copy';
import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import { useToast } from '../../ui/feedback/use-toast';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

export interface PaymentAccountProps {
  /** A number, or a seller's bank, number and name in one text. */
  account: string;
  isSellers: boolean;
}

const Account = styled.div`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  justify-content: space-between;
  padding: ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${token('color-background')};

  small {
    display: block;
    color: ${token('color-text-muted')};
  }

  output {
    font-size: ${token('font-large')};
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** What a bank's app takes: the digits alone, where it is certain which they are. */
function numberIn(account: string) {
  const [number, ...others] = account.match(/\d+/g) ?? [];
  return number && number.length > 5 && others.length === 0 ? number : account;
}

export function PaymentAccount({ account, isSellers }: PaymentAccountProps) {
  const m = useMessages();
  const toast = useToast();
  const number = isSellers ? numberIn(account) : account;
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => toast(m('copy.done')),
      () => toast(number),
    );
  return (
    <Account>
      <div>
        <small>{m(isSellers ? 'payment.seller-account' : 'payment.account')}</small>
        <output>{account}</output>
      </div>
      <Button $look="secondary" $small onClick={() => void copy()}>
        <Copy size={16} aria-hidden />
        {m('action.copy')}
      </Button>
    </Account>
  );
}
