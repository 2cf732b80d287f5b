/** What a segment's `metas.component` names. */
export interface SegmentSource {
  view_uid: string;
  name: string;
  attr1: string;
}
