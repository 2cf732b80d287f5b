import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import styled from 'styled-components';
import { AlertDialog } from '../../components/alert-dialog';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { useRefusalText } from '../refusal-text';

export interface ChoiceOutcomeProps {
  added: boolean;
  refusal: { code: string; message: string } | null;
  onClose: () => void;
}

const Done = styled(CircleCheck)`
  && {
    color: ${token('color-success')};
  }
`;

/** What became of a choice: it is in the cart, or why it is not. */
export default function ChoiceOutcome({ added, refusal, onClose }: ChoiceOutcomeProps) {
  const m = useMessages();
  const refusalText = useRefusalText();
  return (
    <>
      <AlertDialog open={added} icon={<Done size={44} aria-hidden />} text={m('cart.added')} onClose={onClose} />
      <AlertDialog
        open={refusal !== null}
        icon={<CircleAlert size={36} aria-hidden />}
        text={refusal ? refusalText(refusal) : ''}
        onClose={onClose}
      />
    </>
  );
}
