import { Badge } from '../../ui/card/badge';
import { ListText } from '../../ui/list/list-row';
import { useMessages } from '../../i18n/use-messages';
import type { BookEntry } from './use-address-book';

/** The recipient and the lines of an address. */
export function AddressLines({ entry: { address, isDefault } }: { entry: BookEntry }) {
  const m = useMessages();
  const regions = [address.district, address.city, address.province].flatMap((region) => region?.name ?? []);
  return (
    <ListText>
      <b>
        {address.fullName} {isDefault && <Badge>{m('address-book.default')}</Badge>}
      </b>
      <small>{address.phone}</small>
      <small>{[address.street, ...regions].join(', ')}</small>
    </ListText>
  );
}
