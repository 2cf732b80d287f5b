import styled from 'styled-components';
import { token } from '../../../../theme/token';
import { Loading } from '../../../../ui/feedback/loading';
import { PageSection } from '../../../../ui/layout/page-section';
import { SkeletonBlock } from '../../../../ui/skeleton/skeletons';
import { useMessages } from '../../../../i18n/use-messages';

/** Lets a row of cards reach to the edges of the page. */
export const RelatedFrame = styled.div`
  margin: calc(-1 * ${token('space-3')}) calc(-1 * ${token('space-4')});
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space-3')};
`;

export function RelatedSkeleton() {
  const m = useMessages();
  return (
    <PageSection title={m('item.related')}>
      <Loading>
        <Row>
          <SkeletonBlock $ratio="0.6" />
          <SkeletonBlock $ratio="0.6" />
          <SkeletonBlock $ratio="0.6" />
        </Row>
      </Loading>
    </PageSection>
  );
}
