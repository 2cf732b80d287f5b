import styled from 'styled-components';
import { token } from '../../theme/token';
import { FieldSet } from './field-set';

/** A group of chips in a sheet; in columns if `$minWidth` is given. */
export const ChipSet = styled(FieldSet)<{ $minWidth?: string }>`
  padding-bottom: ${token('space-4')};

  legend {
    padding-bottom: ${token('space-2')};
    font-size: inherit;
  }

  & > div {
    ${({ $minWidth }) => $minWidth && `display: grid; grid-template-columns: repeat(auto-fill, minmax(${$minWidth}, 1fr));`}
  }
`;
