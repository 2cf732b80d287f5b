import { segmentItems } from '../../__generated__/limits';
import type { Menu, SegmentLook } from '../../__generated__/resolvers';
import { cardStyle, segmentKind } from '../stores/component-codes';
import type { Rest, SegmentModel } from '../../model/models';
import { orNull } from '../../values/text';
import { hexColor } from '../../values/colors';
import { mediaPath } from '../../values/links';
import { safeHtml } from '../../values/safe-html';
import { mapKnownActions, mapLocation } from '../stores/map-action';
import type { PictureTexts } from '../stores/pictures';
import { mapItem, noSummary } from './map-item';

/** What the content of a store needs to know of it. */
export interface StoreOfContent {
  readonly currency: string;
  readonly pictureTexts: PictureTexts;
}

export function mapSegment(segment: Rest['Segment'], { currency, pictureTexts }: StoreOfContent): SegmentModel {
  const __typename = segmentKind(segment.category);
  const id = segment.view_uid;
  const look = lookOf(segment);
  switch (__typename) {
    case 'ItemSegment':
    case 'ShopSegment': {
      const items = segment.items.slice(0, segmentItems).map((item) => mapItem(item, currency, noSummary));
      return { __typename, id, look, items, more: moreOf(segment) };
    }
    case 'ActionSegment':
      return { __typename, id, look, actions: mapKnownActions(segment.ctas, 'list').slice(0, segmentItems) };
    case 'LocationSegment':
      return { __typename, id, look, locations: segment.metas.maps.slice(0, segmentItems).map(mapLocation) };
    case 'TextSegment': {
      const picture = mediaPath(segment.image);
      return {
        __typename,
        id,
        look,
        html: safeHtml(segment.content),
        picture,
        pictureAlt: (picture && pictureTexts.get(picture)) ?? '',
        more: moreOf(segment),
      };
    }
    case 'UnknownSegment':
      return { __typename, id, code: segment.category };
  }
}

export function hasEntries(segment: SegmentModel): boolean {
  switch (segment.__typename) {
    case 'ItemSegment':
    case 'ShopSegment':
      return segment.items.length > 0;
    case 'ActionSegment':
      return segment.actions.length > 0;
    case 'LocationSegment':
      return segment.locations.length > 0;
    case 'TextSegment':
      return segment.html !== '' || segment.picture !== null || segment.more !== null;
    case 'UnknownSegment':
      return false;
  }
}

const lookOf = ({ title, hide_title, color_background, color_text, metas }: Rest['Segment']): SegmentLook => ({
  title: hide_title === 1 ? null : orNull(title),
  background: hexColor(color_background),
  textColor: hexColor(color_text) ?? hexColor(metas.colorText),
  buttonColor: hexColor(metas.color_button),
  card: cardStyle(metas.style),
});

const moreOf = ({ metas: { component } }: Rest['Segment']): Menu | null =>
  component && { id: component.view_uid, name: component.name, icon: null };
