import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { OptionSheet, type PickerOption, type PickerOptions } from '../../../../src/ui/field/option-sheet';
import { PickerControl } from '../../../../src/ui/field/picker-control';
import { ListCitiesDocument } from '../../../__generated__/documents/list-cities';
import { ListProvincesDocument } from '../../../__generated__/documents/list-provinces';
import type { ListProvincesQuery } from '../../../__generated__/gql/graphql';
import { type Load, useLoad } from '../../../api/use-load';
import { useRefusalSentence } from '../../../i18n/use-refusal-sentence';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { type ControlProps, labelOf, textOf } from '../field';

/** Options that are no region. */
const none = '~none';
const back = '~back';

/** The id of a city starts with that of its province. */
const provinceOf = (city: string) => city.split('.')[0] ?? '';

interface Region {
  id: string;
  name: string;
}

function useOptions<Data>({ loaded, reload }: Load<Data>, regionsOf: (data: Data) => readonly Region[]) {
  const refusal = useRefusalSentence();
  return (before: readonly PickerOption[]): PickerOptions => {
    if (!loaded) return { state: 'loading' };
    if (!loaded.ok) return { state: 'failed', message: refusal(loaded), onRetry: () => void reload() };
    const options = regionsOf(loaded.data).map(({ id, name }) => ({ id, label: name }));
    return { state: 'ready', options: [...before, ...options] };
  };
}

interface SheetProps {
  picked: string;
  onPick: (id: string) => void;
  onClose: () => void;
}

interface ProvinceSheetProps extends SheetProps {
  provinces: Load<ListProvincesQuery>;
  isOptional: boolean;
}

function ProvinceSheet({ provinces, isOptional, onPick, ...sheet }: ProvinceSheetProps) {
  const m = useStudioMessages();
  const options = useOptions(provinces, (data) => data.provinces);
  const clear = { id: none, label: m('form.nothing-chosen') };
  return (
    <OptionSheet
      {...sheet}
      open
      title={m('form.city.province')}
      from={options(isOptional ? [clear] : [])}
      onPick={({ id }) => onPick(id)}
    />
  );
}

function CitySheet({ province, onPick, ...sheet }: SheetProps & { province: string }) {
  const m = useStudioMessages();
  const options = useOptions(useLoad(ListCitiesDocument, { province }), (data) => data.cities);
  const other = { id: back, label: m('form.city.other-province'), icon: <ChevronLeft size={18} aria-hidden /> };
  return (
    <OptionSheet {...sheet} open title={m('form.city.city')} from={options([other])} onPick={({ id }) => onPick(id)} />
  );
}

const nameIn = (regions: readonly Region[], id: string) => regions.find((one) => one.id === id)?.name;

/** "Kota Bandung, Jawa Barat"; the id of a city whose name is not known. */
function useCityText(city: string, { loaded: provinces }: Load<ListProvincesQuery>): string | null {
  const m = useStudioMessages();
  const { loaded: cities } = useLoad(ListCitiesDocument, { province: provinceOf(city) });
  if (city === '') return null;
  if (!provinces || !cities) return m('form.item.loading');
  const name = cities.ok ? nameIn(cities.data.cities, city) : undefined;
  const province = provinces.ok ? nameIn(provinces.data.provinces, provinceOf(city)) : undefined;
  return name && province ? m('form.city.name', { city: name, province }) : (name ?? city);
}

/** A city or regency: first its province, then itself. */
export function CityControl({ field }: ControlProps) {
  const m = useStudioMessages();
  const city = textOf(field.value);
  const provinces = useLoad(ListProvincesDocument, {});
  const chosen = useCityText(city, provinces);
  const [step, setStep] = useState<'closed' | 'province' | { readonly province: string }>('closed');
  const close = () => setStep('closed');
  const store = (value: string | undefined) => {
    close();
    field.set(value);
  };
  return (
    <>
      <PickerControl
        label={labelOf(field)}
        chosen={chosen}
        placeholder={m('form.nothing-chosen')}
        error={field.error}
        disabled={field.isDisabled}
        onOpen={() => setStep('province')}
      />
      {step === 'province' && (
        <ProvinceSheet
          provinces={provinces}
          isOptional={!field.isRequired}
          picked={provinceOf(city)}
          onPick={(province) => (province === none ? store(undefined) : setStep({ province }))}
          onClose={close}
        />
      )}
      {typeof step === 'object' && (
        <CitySheet
          province={step.province}
          picked={city}
          onPick={(id) => (id === back ? setStep('province') : store(id))}
          onClose={close}
        />
      )}
    </>
  );
}
