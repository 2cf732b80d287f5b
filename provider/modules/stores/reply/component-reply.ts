import { componentPageSize } from '../../../__generated__/limits';
import type { components } from '../../../__generated__/rest';
import type { SegmentSource } from '../queries/stores';
import type {
  StoredBillGroup,
  StoredComponent,
  StoredCta,
  StoredMarker,
  StoredSegment,
} from '../../../store-check/store-document';

type Rest = components['schemas'];

const ctaReply = (cta: StoredCta): Rest['Cta'] => ({ icon: null, ...cta });

const markerReply = (marker: StoredMarker): Rest['MapItem'] => ({ icon: null, unique_id: marker.view_uid, ...marker });

const billReply = ({ lines, ...group }: StoredBillGroup): Rest['BillGroup'] => ({
  ...group,
  lines: lines.map((line) => ({ image: null, ...line })),
});

const segmentReply = (
  { ctas, metas, ...segment }: StoredSegment,
  sources: readonly SegmentSource[],
  items: Rest['Item'][],
): Rest['Segment'] => ({
  color_background: null,
  color_text: null,
  image: null,
  ...segment,
  ctas: ctas.map(ctaReply),
  metas: {
    colorText: null,
    color_button: null,
    ...metas,
    component: sources.find(({ view_uid }) => view_uid === metas.component) ?? null,
    maps: metas.maps.map(markerReply),
  },
  items,
});

const pageSize = ({ category, attr3 }: StoredComponent) =>
  category === 6 ? 8 * Math.min(Number(attr3) || 1, 4) : componentPageSize;

/** Empty in the app's configuration. */
type SegmentItems = (segment: StoredSegment) => Rest['Item'][];

export function componentReply(
  component: StoredComponent,
  sources: readonly SegmentSource[],
  itemsOf: SegmentItems = () => [],
): Rest['Component'] {
  const { ctas = [], maps = [], bills = [], segments = [], ...settings } = component;
  return {
    icon: null,
    attr1: '',
    attr2: '',
    attr3: '',
    size: pageSize(component),
    list_count: 0,
    background: null,
    alpha: 1,
    ...settings,
    ctas: ctas.map(ctaReply),
    maps: maps.map(markerReply),
    bills: bills.map(billReply),
    segments: segments.map((segment) => segmentReply(segment, sources, itemsOf(segment))),
  };
}
