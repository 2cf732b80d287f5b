import { Loading } from '../feedback/loading';
import { MessageFrame } from '../feedback/message-frame';
import { SkeletonBlock } from './skeleton-block';

export const MessageSkeleton = () => (
  <Loading>
    <MessageFrame>
      <SkeletonBlock $width="88px" $height="88px" $round />
      <SkeletonBlock $width="60%" $height="1.5rem" />
      <SkeletonBlock $width="80%" $height="2.5rem" />
    </MessageFrame>
  </Loading>
);
