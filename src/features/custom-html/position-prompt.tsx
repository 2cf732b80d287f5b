import MapPin from 'lucide-react/icons/map-pin';
import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import { token } from '../../theme/token';
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

  & > span {
    display: grid;
    place-items: center;
    width: 72px;
    height: 72px;
    border-radius: 50%;
    background: ${token('color-action-soft')};
    color: ${token('color-link')};
  }
`;

/** Says why the position is needed, and asks for it on a tap. */
export const PositionPrompt = ({ text, button, busy = false, onAsk }: PositionPromptProps) => (
  <Prompt aria-live="polite">
    <span aria-hidden>
      <MapPin size={32} strokeWidth={1.5} />
    </span>
    <p>{text}</p>
    <Button disabled={busy} onClick={onAsk}>
      {button}
    </Button>
  </Prompt>
);
