import { useState } from 'react';
import styled from 'styled-components';
import { AddressBookDocument } from '../../__generated__/documents/address-book';
import { useLoaded, usePageData } from '../../api/use-loaded';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { PageSection } from '../../ui/layout/page-section';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/text/text';
import { AddressForm } from '../addresses/address-form';
import { type SaveAddress, useSaveAddress } from '../addresses/use-address';
import AddressChooser from '../addresses/address-chooser';
import { AddressLines } from '../addresses/address-lines';
import { entriesOf } from '../addresses/use-address-book';

/** Its text is aligned with the text of the sheet. */
const Frame = styled.div`
  margin-inline: calc(-1 * ${token('space-4')});
`;

const noVariables = {};
const settled = async () => {};

export interface VisitAddressProps {
  isChosen: boolean;
  onChosen: (isChosen: boolean) => void;
}

/** The address of a home visit: one of the saved addresses, or a new one if there are none. */
export default function VisitAddress({ isChosen, onChosen }: VisitAddressProps) {
  const m = useMessages();
  const saveAddress = useSaveAddress();
  const pageData = usePageData();
  const { loaded } = useLoaded(AddressBookDocument, noVariables);
  const [isEdited, setEdited] = useState(false);
  const saved = loaded.ok ? (loaded.data.customer?.addresses ?? []) : [];
  const current = entriesOf(saved).find(({ isDefault }) => isDefault);
  const done = () => {
    setEdited(false);
    onChosen(true);
  };
  const save: SaveAddress = async (typed) => {
    const refusal = await saveAddress(typed);
    if (refusal === null) pageData.drop(AddressBookDocument, noVariables);
    return refusal;
  };
  const content = () => {
    if (isChosen && current && !isEdited) {
      return (
        <Stack $gap={3} $align="start">
          <AddressLines entry={current} />
          <Button $small $look="secondary" onClick={() => setEdited(true)}>
            {m('address-book.change')}
          </Button>
        </Stack>
      );
    }
    if (loaded.ok && saved.length > 0)
      return (
        <>
          <Text $size="small" $tone="text-muted">
            {m('booking.visit-hint')}
          </Text>
          <AddressChooser toEdges data={loaded.data} onChanged={settled} onDone={done} />
        </>
      );
    return <AddressForm address={null} save={save} onSaved={done} />;
  };
  return (
    <Frame>
      <PageSection title={m('checkout.address-service')}>{content()}</PageSection>
    </Frame>
  );
}
