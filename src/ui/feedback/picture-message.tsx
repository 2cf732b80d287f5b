import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { MessageFrame } from './message-frame';
import { ShoppingBagPicture, type ShoppingBagPictureProps } from './shopping-bag-picture';

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

/** A page that has nothing to show but why, kindly. */
export const PictureMessage = ({ mood, title, text, children }: PictureMessageProps) => (
  <Frame>
    <ShoppingBagPicture mood={mood} />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </Frame>
);
