import styled from 'styled-components';
import { inspectorFace, inspectorPalette as colour } from '../../theme/inspector-palette';

/** Below this width, only one panel fits at a time. */
const narrowWidth = '(max-width: 60rem)';
export const narrow = `@media ${narrowWidth}`;
export const isNarrow = () => matchMedia(narrowWidth).matches;

export const touchable = `${narrow} { min-height: 2.75rem; }`;

export const Button = styled.button`
  min-height: 2rem;
  padding: 0 0.6rem;
  border: 1px solid ${colour.box};
  border-radius: 6px;
  background: ${colour.surface};
  color: ${colour.text};
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  &[aria-pressed='true'],
  &[aria-current='true'] {
    border-color: ${colour.activeLine};
    background: ${colour.active};
  }
  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
  ${touchable}
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  align-items: center;
  & > input {
    flex: 1 1 8rem;
  }
  & select {
    min-height: 2rem;
    border: 1px solid ${colour.box};
    border-radius: 6px;
    background: ${colour.surface};
    color: ${colour.text};
    font: inherit;
    ${touchable}
  }
  & > a {
    display: flex;
    align-items: center;
    ${touchable}
  }
`;

export const Field = styled.input`
  min-height: 2rem;
  min-width: 0;
  padding: 0 0.5rem;
  border: 1px solid ${colour.box};
  border-radius: 6px;
  background: ${colour.surface};
  color: ${colour.text};
  font: inherit;
  &[aria-invalid='true'] {
    border-color: ${colour.error};
    outline-color: ${colour.error};
  }
  ${touchable}
`;

export const Summary = styled.summary`
  padding: 0.2rem 0;
  outline-offset: -2px;
  cursor: pointer;
  ${narrow} {
    padding: 0.8rem 0;
  }
`;

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  min-width: 0;
  min-height: 0;
  padding: 0.6rem;
  overflow: hidden;
  background: ${colour.surface};
  & h2 {
    margin: 0;
    font-size: 0.85rem;
    color: ${colour.faint};
  }
`;

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

export const Quiet = styled.p`
  margin: 0.3rem 0;
  color: ${colour.faint};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: 0.75rem/1.5 ${inspectorFace};
  & th,
  & td {
    padding: 0.1rem 0.4rem;
    border-bottom: 1px solid ${colour.line};
    text-align: left;
    font-weight: 400;
    vertical-align: top;
  }
  & td {
    overflow-wrap: anywhere;
  }
  & caption {
    padding-top: 0.5rem;
    text-align: left;
    color: ${colour.faint};
  }
  & th {
    width: 1%;
    color: ${colour.faint};
    white-space: nowrap;
  }
  & [data-changed='true'] {
    background: ${colour.lastGround};
    font-weight: 700;
  }
`;
