import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import styled from 'styled-components';
import { AddressBookDocument } from '../../__generated__/documents/address-book';
import { maxAddresses } from '../../__generated__/limits';
import type { AddressBookQuery } from '../../__generated__/gql/graphql';
import { useLoaded, usePageData } from '../../api/use-loaded';
import SignInFirst from '../../features/accounts/sign-in-first';
import { AddressForm } from '../../features/addresses/address-form';
import { AddressLines } from '../../features/addresses/address-lines';
import {
  type BookEntry,
  entriesOf,
  noVariables,
  savedAgain,
  useAddressBook,
} from '../../features/addresses/use-address-book';
import { useBookDraft } from '../../features/addresses/use-book-draft';
import { useMessages } from '../../i18n/use-messages';
import { settingsPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Button, LinkButton } from '../../ui/button/button';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { Sheet } from '../../ui/dialog/sheet';
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { RowList } from '../../ui/list/row-list';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';
import { Row } from '../../ui/layout/row';

const Entry = styled(Stack)`
  overflow-wrap: anywhere;
`;

const Foot = styled(Stack)`
  background: ${token('color-surface')};
`;

interface EntryProps {
  entry: BookEntry;
  disabled: boolean;
  onChange: () => void;
  onDelete: () => void;
  onChoose: () => void;
}

function EntryRow({ entry, disabled, onChange, onDelete, onChoose }: EntryProps) {
  const m = useMessages();
  const { street } = entry.address;
  return (
    <Entry $gap={3} $padding={[3, 4]}>
      <AddressLines entry={entry} />
      <Row $gap={2} $wraps>
        <Button $small $look="secondary" aria-label={m('address-book.change-of', { street })} onClick={onChange}>
          {m('address-book.change')}
        </Button>
        {!entry.isDefault && (
          <Button
            $small
            $look="secondary"
            disabled={disabled}
            aria-label={m('address-book.make-default-of', { street })}
            onClick={onChoose}
          >
            {m('address-book.make-default')}
          </Button>
        )}
        <Button
          $small
          $look="quiet"
          disabled={disabled}
          aria-label={m('address-book.delete-of', { street })}
          onClick={onDelete}
        >
          {m('address-book.delete')}
        </Button>
      </Row>
    </Entry>
  );
}

interface AddressesProps {
  customer: NonNullable<AddressBookQuery['customer']>;
  entries: readonly BookEntry[];
}

function Addresses({ customer, entries }: AddressesProps) {
  const m = useMessages();
  const toast = useToast();
  const pageData = usePageData();
  const book = useAddressBook(customer);
  const draft = useBookDraft(customer.id);
  const [id, setId] = useState<string | null>(null);
  const edited = entries.find((entry) => entry.id === id) ?? null;
  // The draft stays for the next time.
  const close = () => setId(null);
  useCloseOnBack(id !== null, close);
  const saved = () => {
    draft.clear();
    setId(null);
    pageData.invalidatePrivate();
    toast(m('address.saved'));
  };
  const choose = async (entry: BookEntry) => {
    if (await book.choose(entry.id)) toast(m('address-book.chosen'));
  };
  const putBack = async (entry: BookEntry) => {
    const address = savedAgain(entry.address);
    const isBack = address && (await book.store(entry.id, address));
    if (isBack && entry.isDefault) await book.choose(entry.id);
  };
  const remove = async (entry: BookEntry) => {
    if (!(await book.remove(entry.id))) return;
    toast(m('address-book.deleted'), toastDurations.shell, {
      label: m('address-book.undo'),
      run: () => void putBack(entry),
    });
  };
  const isFull = entries.length >= maxAddresses;
  const add = (
    <Button disabled={isFull} onClick={() => setId(draft.newId(entries))}>
      {m('address-book.add')}
    </Button>
  );
  return (
    <>
      <VisuallyHidden as="h1">{m('title.addresses')}</VisuallyHidden>
      {entries.length === 0 ? (
        <EmptyState
          title={m('address-book.empty')}
          text={m('address-book.empty-text')}
          icon={<MapPin size={40} strokeWidth={1.5} />}
        >
          {add}
        </EmptyState>
      ) : (
        <>
          <RowList>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryRow
                  entry={entry}
                  disabled={book.busy}
                  onChange={() => setId(entry.id)}
                  onDelete={() => void remove(entry)}
                  onChoose={() => void choose(entry)}
                />
              </li>
            ))}
          </RowList>
          <Foot $gap={3} $padding={4}>
            {add}
            <Text $tone="text-muted" $size="small">
              {isFull ? m('address-book.full', { count: maxAddresses }) : m('address-book.hint')}
            </Text>
          </Foot>
        </>
      )}
      <Sheet
        open={id !== null}
        title={m(edited ? 'address-book.title-change' : 'address-book.title-add')}
        onClose={close}
        tall
      >
        {id !== null && (
          <AddressForm
            key={id}
            address={edited?.masked ?? null}
            save={book.storeAs(id)}
            draft={draft.draftOf(id, edited?.address ?? null)}
            onSaved={saved}
          />
        )}
      </Sheet>
      <AlertDialog open={book.alert !== null} text={book.alert ?? ''} onClose={book.closeAlert} />
    </>
  );
}

/** Shown if the provider stores only one address per customer, which is in the settings. */
function OneAddress() {
  const m = useMessages();
  return (
    <>
      <VisuallyHidden as="h1">{m('title.addresses')}</VisuallyHidden>
      <EmptyState
        title={m('address-book.one')}
        text={m('address-book.one-text')}
        icon={<MapPin size={40} strokeWidth={1.5} />}
      >
        <LinkButton to={settingsPath}>{m('address-book.title-change')}</LinkButton>
      </EmptyState>
    </>
  );
}

/** A customer's delivery addresses. */
export default function AddressesScreen() {
  const m = useMessages();
  const { loaded, reload } = useLoaded(AddressBookDocument, noVariables);
  if (!loaded.ok) return <ErrorState message={m('list.failed')} failure={loaded} onRetry={reload} />;
  const { customer } = loaded.data;
  if (!customer) return <SignInFirst />;
  if (!customer.addresses) return <OneAddress />;
  return <Addresses customer={customer} entries={entriesOf(customer.addresses)} />;
}
