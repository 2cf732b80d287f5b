import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { MessageFrame } from './message-frame';

const face = { fill: 'none', stroke: token('color-action-text'), strokeWidth: 5, strokeLinecap: 'round' } as const;
const line = { fill: 'none', stroke: token('color-action'), strokeWidth: 6, strokeLinecap: 'round' } as const;

const eyes = (
  <g fill={token('color-action-text')}>
    <circle cx="100" cy="112" r="5" />
    <circle cx="140" cy="112" r="5" />
  </g>
);

const moods = {
  /** In a helmet, with a spanner: somebody is at work. */
  working: (
    <>
      {eyes}
      <path d="M108 130q12 10 24 0" {...face} />
      <path d="M84 66a36 30 0 0 1 72 0z" fill={token('color-star')} />
      <path d="M112 34h16v22h-16zM72 64h96v9a4 4 0 0 1-4 4H76a4 4 0 0 1-4-4z" fill={token('color-sale')} />
      <path
        d="m190 96 12-12a18 18 0 0 0-24 22l-18 20 12 12 19-19a18 18 0 0 0 21-25l-11 12z"
        fill={token('color-outline')}
      />
    </>
  ),
  /** Looking for the way. */
  lost: (
    <>
      {eyes}
      <path d="M108 138q12-12 24 0" {...face} />
      <path d="M94 82V60a26 26 0 0 1 52 0v22" {...line} />
      <g fill="none" stroke={token('color-outline')} strokeWidth="6" strokeLinecap="round">
        <path d="M184 52a12 12 0 1 1 16 13q-5 3-5 10" />
        <path d="M195 88v.1" />
      </g>
    </>
  ),
};

interface ShoppingBagPictureProps {
  mood: keyof typeof moods;
}

export function ShoppingBagPicture({ mood }: ShoppingBagPictureProps) {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      <circle cx="120" cy="88" r="82" fill={token('color-action-soft')} />
      <ellipse cx="120" cy="170" rx="78" ry="7" fill={token('color-border')} />
      <path
        d="M72 78h96a8 8 0 0 1 8 7l8 72a10 10 0 0 1-10 11H66a10 10 0 0 1-10-11l8-72a8 8 0 0 1 8-7z"
        fill={token('color-action')}
      />
      {moods[mood]}
    </svg>
  );
}

const Frame = styled(MessageFrame)`
  flex: 1;
  justify-content: center;

  h1 {
    font-size: ${token('font-display')};
  }
`;

export interface PictureMessageProps extends ShoppingBagPictureProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** A friendly page that explains why it has nothing to show. */
export const PictureMessage = ({ mood, title, text, children }: PictureMessageProps) => (
  <Frame>
    <ShoppingBagPicture mood={mood} />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </Frame>
);
