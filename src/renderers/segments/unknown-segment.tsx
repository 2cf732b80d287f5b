import type { UnknownSegment_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import type { RendererProps } from '../renderer-entry';
import { UnknownPart } from '../unknown-part';

export default function UnknownSegment({ node }: RendererProps<FragmentOf<UnknownSegment_NodeFragment>>) {
  return <UnknownPart code={readFragment(node).code} />;
}
