import MapPin from 'lucide-react/icons/map-pin';
import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import { token } from '../../theme/token';
import { IconDisc } from '../../ui/media/icon-disc';
import { Surface } from '../../ui/card/surface';

export interface PositionPromptProps {
  text: string;
  button: string;
  busy?: boolean;
  onAsk: () => void;
}

const Prompt = styled(Surface)`
  display: grid;
  gap: ${token('space-4')};
  justify-items: center;
  padding-block: ${token('space-7')};
  text-align: center;
`;

export const PositionPrompt = ({ text, button, busy = false, onAsk }: PositionPromptProps) => (
  <Prompt aria-live="polite">
    <IconDisc $size={72} $shape="round" $soft>
      <MapPin size={32} strokeWidth={1.5} />
    </IconDisc>
    <p>{text}</p>
    <Button disabled={busy} onClick={onAsk}>
      {button}
    </Button>
  </Prompt>
);
