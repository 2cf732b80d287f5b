import type { ReactNode } from 'react';
import { Link, type LinkTarget } from '../link/link';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { CardButton } from './card-button';
import { cardStyle, clamped, stretchedLink } from './card-style';
import { IconDisc } from '../media/icon-disc';
import { Picture } from '../media/picture';

export interface InfoCardProps {
  title: string;
  text?: string;
  /** The media path of its icon, unless `icon` is given. */
  image?: string | null;
  icon?: ReactNode;
  /** Shown below the text, such as a badge. */
  mark?: ReactNode;
  link?: LinkTarget;
  /** What a tap does if there is no `link`. */
  onSelect?: () => void;
  selected?: boolean;
}

const Card = styled.article<{ $selected: boolean }>`
  ${cardStyle}
  gap: ${token('space-2')};
  height: 100%;
  padding: ${token('space-3')};
  ${({ $selected }) => $selected && `box-shadow: inset 0 0 0 2px ${token('color-link')};`}

  a,
  button {
    font-size: ${token('font-body')};
    font-weight: 600;
    line-height: 1.35;
  }

  a {
    ${stretchedLink}
  }

  p {
    ${clamped(2)}
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }
`;

export function InfoCard({ title, text, image, icon, mark, link, onSelect, selected = false }: InfoCardProps) {
  return (
    <Card $selected={selected}>
      {icon ? (
        <IconDisc $size={48} $shape="card">
          {icon}
        </IconDisc>
      ) : (
        image !== undefined && <Picture path={image} width={48} shape="card" label={title} />
      )}
      {link ? (
        <Link {...link}>{title}</Link>
      ) : (
        <CardButton aria-pressed={selected} onClick={onSelect}>
          {title}
        </CardButton>
      )}
      {text && <p>{text}</p>}
      {mark}
    </Card>
  );
}
