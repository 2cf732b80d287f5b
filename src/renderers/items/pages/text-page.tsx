import { RowGroup } from '../../../ui/list/row-group';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';
import { AddressRow } from './address-row';

export default function TextPage({ page }: ItemPageProps<'TextItem'>) {
  return <ItemFrame page={page} rows={<RowGroup>{page.place && <AddressRow link={page.place} />}</RowGroup>} />;
}
