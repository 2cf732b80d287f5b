import Check from 'lucide-react/icons/check';
import { Link, type LinkTarget } from '../link/link';
import styled from 'styled-components';
import { token } from '../../theme/token';

export interface Chip {
  id: string;
  label: string;
  link: LinkTarget;
  selected: boolean;
}

export interface ChipRowProps {
  label: string;
  chips: readonly Chip[];
}

const Row = styled.nav`
  overflow-x: auto;
  background: ${token('color-surface')};
  scrollbar-width: none;

  ul {
    display: flex;
    gap: ${token('space-2')};
    width: max-content;
    padding: 0 ${token('space-4')};
  }

  a {
    display: flex;
    align-items: center;
    height: ${token('size-chips')};
  }

  span {
    display: inline-flex;
    gap: 0.25rem;
    align-items: center;
    height: 34px;
    padding: 0 0.875rem;
    border: 1px solid ${token('color-border')};
    border-radius: 17px;
    font-size: 0.8125rem;
    white-space: nowrap;
  }

  svg {
    margin-left: -0.25rem;
  }

  a[aria-current] span {
    border-color: ${token('color-link')};
    background: ${token('color-action-soft')};
    color: ${token('color-link')};
    font-weight: 600;
  }

  /* Forced colours remove backgrounds. */
  @media (forced-colors: active) {
    a[aria-current] span {
      border-width: 3px;
    }
  }

  a:focus-visible {
    outline: none;
  }

  a:focus-visible span {
    outline: 2px solid ${token('color-focus')};
    outline-offset: 2px;
  }
`;

/** Choices side by side, of which several can be selected; scrolls if they do not fit. As links, they work before scripts run. */
export const ChipRow = ({ label, chips }: ChipRowProps) => (
  <Row aria-label={label}>
    <ul>
      {chips.map((chip) => (
        <li key={chip.id}>
          <Link {...chip.link} aria-current={chip.selected || undefined}>
            <span>
              {chip.selected && <Check size={14} strokeWidth={2.5} />}
              {chip.label}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </Row>
);
