import styled from 'styled-components';
import { token } from '../../theme/token';
import { controlStyle } from './control-style';

/** A text with formats that is edited as it looks. */
export const EditableText = styled.div`
  ${controlStyle}
  min-height: 120px;
  max-height: 360px;
  overflow-y: auto;
  border-radius: ${token('radius-card')};
  font-size: ${token('font-body')};

  &[aria-disabled='true'] {
    background: ${token('color-background')};
    color: ${token('color-text-muted')};
  }

  & > * + * {
    margin-top: ${token('space-2')};
  }

  h3 {
    font-weight: 700;
  }

  ul,
  ol {
    padding-inline-start: ${token('space-5')};
    list-style: revert;
  }
`;
