import CircleAlert from 'lucide-react/icons/circle-alert';
import { AlertDialog } from '../../../ui/dialog/alert-dialog';
import { useRefusalText } from '../../refusals/refusal-text';

export interface ChoiceRefusalProps {
  refusal: { code: string; message: string } | null;
  onClose: () => void;
}

export default function ChoiceRefusal({ refusal, onClose }: ChoiceRefusalProps) {
  const refusalText = useRefusalText();
  return (
    <AlertDialog
      open={refusal !== null}
      icon={<CircleAlert size={36} aria-hidden />}
      text={refusal ? refusalText(refusal) : ''}
      onClose={onClose}
    />
  );
}
