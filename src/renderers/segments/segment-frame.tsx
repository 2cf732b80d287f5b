import type { ReactNode } from 'react';
import type { Segment_LookFragment, Segment_MoreFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { Band } from '../../ui/layout/band';
import { SectionHeading } from '../../ui/layout/section-heading';
import { menuPath } from '../../routing/paths';

export interface SegmentFrameProps {
  id: string;
  look: FragmentOf<Segment_LookFragment>;
  more?: FragmentOf<Segment_MoreFragment> | null;
  children: ReactNode;
}

export function SegmentFrame({ id, look, more, children }: SegmentFrameProps) {
  const { title, background, textColor, buttonColor } = readFragment(look);
  const menu = more ? readFragment(more) : null;
  const heading = `title-${id}`;
  return (
    <Band background={background} text={textColor} button={buttonColor} labelledBy={title ? heading : undefined}>
      {title && <SectionHeading id={heading} title={title} more={menu && { to: menuPath(menu) }} />}
      {children}
    </Band>
  );
}
