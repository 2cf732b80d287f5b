import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import type { Level, Region } from './use-address';
import { controlStyle } from '../../ui/field/control-style';
import { FieldFrame } from '../../ui/field/field-frame';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
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

const Control = styled.button`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};

  &[data-blank] {
    color: ${token('color-text-muted')};
  }

  svg {
    flex: none;
    color: ${token('color-text-muted')};
  }
`;

/** A province, city or district of an address; opens the sheet in which it is chosen. */
export function RegionField({ level, region, reachable, missing, refused, onOpen }: RegionFieldProps) {
  const m = useMessages();
  const { submitCount } = useFormikContext();
  const { label, choose, wrong } = regionTexts[level];
  const shown = region?.name ?? m(choose);
  return (
    <FieldFrame label={m(label)} fault={refused || (missing && submitCount > 0) ? m(wrong) : undefined}>
      {(ties) => (
        <Control
          {...ties}
          type="button"
          aria-label={`${m(label)}, ${shown}`}
          aria-haspopup="dialog"
          disabled={!reachable}
          data-blank={region ? undefined : true}
          onClick={onOpen}
        >
          <span>{shown}</span>
          <ChevronDown size={18} aria-hidden />
        </Control>
      )}
    </FieldFrame>
  );
}
