import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/button/icon-button';

export interface StarRatingProps {
  label: string;
  busy: boolean;
  onRate: (stars: number) => void;
}

const Stars = styled.div`
  display: flex;
  justify-content: center;
  margin-block: ${token('space-3')};
  color: ${token('color-text-muted')};
`;

const StarButton = styled(IconButton)`
  &[aria-pressed='true'] {
    color: ${token('color-action')};
  }
`;

const Frame = styled.div`
  margin-top: ${token('space-4')};
  text-align: center;
`;

const all = [1, 2, 3, 4, 5];

/** 1 to 5 stars, sent by a separate button, so that an accidental tap rates nobody. */
export function StarRating({ label, busy, onRate }: StarRatingProps) {
  const m = useMessages();
  const [stars, setStars] = useState(0);
  return (
    <Frame role="group" aria-label={label}>
      <b>{label}</b>
      <Stars>
        {all.map((one) => (
          <StarButton
            key={one}
            label={m('ride-track.star', { stars: one })}
            icon={<Star size={32} strokeWidth={1.5} fill={one <= stars ? 'currentcolor' : 'none'} />}
            aria-pressed={one <= stars}
            onClick={() => setStars(one)}
          />
        ))}
      </Stars>
      {stars > 0 && (
        <Button $wide disabled={busy} onClick={() => onRate(stars)}>
          {m('ride-track.rate-send')}
        </Button>
      )}
    </Frame>
  );
}
