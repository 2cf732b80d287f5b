import { BottomActions } from '../../../ui/layout/bottom-actions';
import { Button } from '../../../ui/button/button';
import { useMessages } from '../../../i18n/use-messages';
import { GuestForm } from '../../../features/account/guest-form';
import { ChatButton } from './chat-button';

export interface BuyBarProps {
  /** What the button says; null is 'BELI'. */
  label: string | null;
  next: string;
  chatShown: boolean;
  /** With script, in place of signing in. */
  onBuy?: () => void;
}

/** Chat and one button to buy: services and direct purchases. */
export function BuyBar({ label, next, chatShown, onBuy }: BuyBarProps) {
  const m = useMessages();
  return (
    <BottomActions>
      {chatShown && <ChatButton />}
      <GuestForm next={next} onSubmit={onBuy}>
        <Button type="submit" $wide>
          {label || m('item.buy')}
        </Button>
      </GuestForm>
    </BottomActions>
  );
}
