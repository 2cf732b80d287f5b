import { RowGroup } from '../../../ui/list/row-group';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';
import { PlaceRow } from './place-row';

/** A text to read, and nothing to buy. */
export default function TextPage({ page }: ItemPageProps<'TextItem'>) {
  return <ItemFrame page={page} rows={<RowGroup>{page.place && <PlaceRow place={page.place} />}</RowGroup>} />;
}
