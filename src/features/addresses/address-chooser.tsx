import { useState } from 'react';
import styled from 'styled-components';
import { maxAddresses } from '../../__generated__/limits';
import type { AddressBookQuery } from '../../__generated__/gql/graphql';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { FormAlert } from '../../ui/field/form-alert';
import { ListButton } from '../../ui/list/list-row';
import { RowList } from '../../ui/list/row-list';
import { AddressForm } from './address-form';
import type { SaveAddress } from './use-address';
import { AddressLines } from './address-lines';
import { type BookEntry, entriesOf, useAddressBook } from './use-address-book';
import { useBookDraft } from './use-book-draft';
import { Stack } from '../../ui/layout/stack';

export interface AddressChooserProps {
  data: AddressBookQuery;
  /** Resolves once the checkout shows the new address. */
  onChanged: () => Promise<void>;
  onDone: () => void;
  /** Its rows extend to the edges of their section. */
  toEdges?: boolean;
}

const Rows = styled(RowList)<{ $toEdges: boolean }>`
  ${({ $toEdges }) => $toEdges && `margin-inline: calc(-1 * ${token('space-4')});`}
`;

const Entry = styled.div`
  display: flex;
  align-items: center;
  overflow-wrap: anywhere;
`;

const Change = styled(Button)`
  flex: none;
`;

/** The saved addresses in the checkout. A tap selects one for the order. */
export default function AddressChooser({ data, onChanged, onDone, toEdges = false }: AddressChooserProps) {
  const m = useMessages();
  const book = useAddressBook(data.customer);
  const draft = useBookDraft(data.customer?.id ?? '');
  const entries = entriesOf(data.customer?.addresses ?? []);
  const [id, setId] = useState<string | null>(null);
  const edited = entries.find((entry) => entry.id === id) ?? null;
  const choose = async (entry: BookEntry) => {
    if (!entry.isDefault && !(await book.choose(entry.id))) return;
    await onChanged();
    onDone();
  };
  if (id !== null) {
    const save: SaveAddress = async (typed) => {
      const refusal = (await book.storeAs(id)(typed)) ?? (await book.chooseNow(id));
      if (refusal === null) await onChanged();
      return refusal;
    };
    const saved = () => {
      draft.clear();
      onDone();
    };
    return (
      <AddressForm
        key={id}
        address={edited?.masked ?? null}
        save={save}
        draft={draft.draftOf(id, edited?.address ?? null)}
        onSaved={saved}
      />
    );
  }
  const isFull = entries.length >= maxAddresses;
  return (
    <>
      <Rows $toEdges={toEdges}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry>
              <ListButton aria-pressed={entry.isDefault} disabled={book.busy} onClick={() => void choose(entry)}>
                <AddressLines entry={entry} />
              </ListButton>
              <Change
                $small
                $look="quiet"
                aria-label={m('address-book.change-of', { street: entry.address.street })}
                onClick={() => setId(entry.id)}
              >
                {m('address-book.change')}
              </Change>
            </Entry>
          </li>
        ))}
      </Rows>
      <Stack $gap={3} $padding={[4, 0, 0]}>
        {book.alert && <FormAlert>{book.alert}</FormAlert>}
        <Button $look="secondary" disabled={isFull} onClick={() => setId(draft.newId(entries))}>
          {m('address-book.add')}
        </Button>
        {isFull && <p>{m('address-book.full', { count: maxAddresses })}</p>}
      </Stack>
    </>
  );
}
