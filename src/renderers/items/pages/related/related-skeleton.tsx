import styled from 'styled-components';
import { Loading } from '../../../../ui/feedback/loading';
import { PageSection } from '../../../../ui/layout/page-section';
import { SkeletonBlock } from '../../../../ui/skeleton/skeleton-block';
import { useMessages } from '../../../../i18n/use-messages';
import { token } from '../../../../theme/token';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space-3')};
`;

/** As high as the row of related items. */
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
