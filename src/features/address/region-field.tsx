import { useFormikContext } from 'formik';
import type { Level, Region } from './use-address';
import { PickerControl } from '../../ui/field/picker-control';
import { useMessages } from '../../i18n/use-messages';
import { regionTexts } from './region-texts';

export interface RegionFieldProps {
  level: Level;
  region: Region | null;
  /** What stands above it is chosen. */
  reachable: boolean;
  /** It is the first that is missing. */
  missing: boolean;
  /** The server did not take it. */
  refused: boolean;
  onOpen: () => void;
}

/** A province, city or district of an address; opens the sheet in which it is chosen. */
export function RegionField({ level, region, reachable, missing, refused, onOpen }: RegionFieldProps) {
  const m = useMessages();
  const { submitCount } = useFormikContext();
  const { label, choose, invalid } = regionTexts[level];
  return (
    <PickerControl
      label={m(label)}
      chosen={region?.name ?? null}
      placeholder={m(choose)}
      error={refused || (missing && submitCount > 0) ? m(invalid) : undefined}
      disabled={!reachable}
      onOpen={onOpen}
    />
  );
}
