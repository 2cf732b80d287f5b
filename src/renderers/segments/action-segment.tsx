import type { ActionSegment_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { InfoCard } from '../../ui/card/info-card';
import type { RendererProps } from '../renderer-entry';
import { UnknownActions } from '../unknown-actions';
import { useActions } from '../use-actions';
import { SegmentCards } from './segment-cards';
import { SegmentFrame } from './segment-frame';

export default function ActionSegment({ node }: RendererProps<FragmentOf<ActionSegment_NodeFragment>>) {
  const { id, look, actions } = readFragment(node);
  const { card, title } = readFragment(look);
  const cards = useActions(id, actions);
  return (
    <SegmentFrame id={id} look={look}>
      <SegmentCards label={title ?? ''} card={card}>
        {cards.map(({ action, link }) => (
          <InfoCard key={action.id} title={action.label} text={action.description} image={action.icon} link={link} />
        ))}
      </SegmentCards>
      <UnknownActions actions={actions} />
    </SegmentFrame>
  );
}
