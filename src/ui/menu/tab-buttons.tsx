import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../../theme/token';
import { selectedTab } from './tab-style';

export interface TabButtonsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string; icon?: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** As one control inside a page, instead of a bar across it. */
  joined?: boolean;
  /** Icons above small words, so that they fit beside each other with large text too. */
  stacked?: boolean;
}

const bar = css`
  border-bottom: 1px solid ${token('color-border')};
  background: ${token('color-surface')};

  button[aria-pressed='true'] {
    ${selectedTab}
  }

  button:focus-visible {
    outline-offset: -3px;
  }
`;

const control = css`
  border-radius: ${token('radius-control')};
  background: ${token('color-background')};

  button {
    border-radius: ${token('radius-control')};
  }

  button[aria-pressed='true'] {
    background: ${token('color-surface')};
    color: ${token('color-link')};
    font-weight: 600;
    box-shadow: inset 0 0 0 1.5px ${token('color-link')};
  }

  /* Forced colours remove backgrounds. */
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      border: 2px solid;
    }
  }
`;

const stackedButtons = css`
  button {
    flex-flow: column nowrap;
    gap: 0;
    padding-block: ${token('space-1')};
    font-size: ${token('font-small')};
    line-height: 1.2;
  }
`;

/** Of large text, icons stand above the words, and buttons below each other, before a word is broken. */
const Frame = styled.div<{ $joined: boolean; $stacked: boolean }>`
  display: flex;
  flex-wrap: wrap;

  button {
    position: relative;
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    gap: 0 ${token('space-2')};
    align-items: center;
    align-content: center;
    justify-content: center;
    min-width: min-content;
    min-height: ${({ $joined }) => token($joined ? 'size-touch' : 'size-row')};
    overflow-wrap: break-word;
    color: ${token('color-text-muted')};
    font-weight: 500;
    touch-action: manipulation;
  }

  ${({ $joined }) => ($joined ? control : bar)}
  ${({ $stacked }) => $stacked && stackedButtons}
`;

/** Buttons that switch between views of one page. For views with their own paths, use `TabBar`. */
export const TabButtons = <Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  joined = false,
  stacked = false,
}: TabButtonsProps<Id>) => (
  <Frame role="group" aria-label={label} $joined={joined} $stacked={stacked}>
    {tabs.map((tab) => (
      <button key={tab.id} type="button" aria-pressed={tab.id === selected} onClick={() => onSelect(tab.id)}>
        {tab.icon}
        {tab.label}
      </button>
    ))}
  </Frame>
);
