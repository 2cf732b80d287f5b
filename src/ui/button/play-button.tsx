import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

export interface PlayButtonProps {
  playing: boolean;
  onToggle: () => void;
}

const Control = styled.button`
  display: grid;
  place-items: center;
  width: ${token('size-touch')};
  height: ${token('size-touch')};

  svg {
    width: 28px;
    height: 28px;
    padding: 7px;
    border-radius: 50%;
    background: ${token('color-toast')};
    color: ${token('color-toast-text')};
    fill: currentColor;
  }
`;

export function PlayButton({ playing, onToggle }: PlayButtonProps) {
  const m = useMessages();
  return (
    <Control type="button" aria-label={m(playing ? 'action.pause' : 'action.play')} onClick={onToggle}>
      {playing ? <Pause /> : <Play />}
    </Control>
  );
}
