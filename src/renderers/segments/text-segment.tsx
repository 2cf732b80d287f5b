import styled from 'styled-components';
import type { TextSegment_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { LinkButton } from '../../ui/button/button';
import { Picture } from '../../ui/media/picture';
import { SafeHtmlBlock } from '../../ui/text/safe-html-block';
import { menuPath } from '../../routing/paths';
import { token } from '../../theme/token';
import type { RendererProps } from '../renderer-entry';
import { SegmentFrame } from './segment-frame';

const Story = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: ${({ $beside }) => ($beside ? '2fr minmax(0, 3fr)' : 'minmax(0, 1fr)')};
  gap: ${token('space-3')} ${token('space-4')};
  align-items: start;
  padding: ${token('space-3')} ${token('space-4')};
`;

const StoryPicture = styled(Picture)<{ $beside: boolean }>`
  width: 100%;
  height: auto;
  border-radius: ${token('radius-card')};
  aspect-ratio: ${({ $beside }) => ($beside ? '3 / 4' : '2 / 1')};
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  align-items: start;
  min-width: 0;
`;

/** A text with its picture above it, or next to it in the sliding card style. */
export default function TextSegment({ node, seenFirst }: RendererProps<FragmentOf<TextSegment_NodeFragment>>) {
  const { id, look, html, picture, pictureAlt, more } = readFragment(node);
  const beside = readFragment(look).card === 'SLIDER' && picture !== null;
  const menu = more && readFragment(more);
  return (
    <SegmentFrame id={id} look={look}>
      <Story $beside={beside}>
        {picture && (
          <StoryPicture
            $beside={beside}
            path={picture}
            alt={pictureAlt}
            width={beside ? 180 : 448}
            height={beside ? 240 : 224}
            priority={seenFirst}
          />
        )}
        <Words>
          <SafeHtmlBlock html={html} />
          {menu && (
            <LinkButton to={menuPath(menu)} $small>
              {menu.name}
            </LinkButton>
          )}
        </Words>
      </Story>
    </SegmentFrame>
  );
}
