import { useFormikContext } from 'formik';
import type { Level, Region } from './use-address';
import { PickerControl } from '../../ui/field/picker-control';
import { useMessages } from '../../i18n/use-messages';
import { regionTexts } from './region-texts';

export interface RegionFieldProps {
  level: Level;
  region: Region | null;
  /** The level above it is chosen. */
  reachable: boolean;
  /** It is the first level that is not chosen. */
  missing: boolean;
  refused: boolean;
  onOpen: () => void;
}

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
