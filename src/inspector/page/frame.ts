import styled, { createGlobalStyle } from 'styled-components';
import { inspectorPalette as colour } from '../../theme/inspector-palette';
import { narrow } from './parts';

export const panelNames = ['Flows', 'Chart', 'Events', 'Change'] as const;
export type PanelName = (typeof panelNames)[number];

export const PageStyle = createGlobalStyle`
  * { box-sizing: border-box; }
  html, body, #root { height: 100%; margin: 0; }
  body { background: ${colour.line}; color: ${colour.text}; font: 0.85rem/1.4 system-ui, sans-serif; }
  a { color: ${colour.activeLine}; }
  :focus-visible { outline: 2px solid ${colour.activeLine}; outline-offset: 1px; }
`;

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 1rem;
  align-items: center;
  padding: 0.5rem 3rem 0.5rem 0.6rem;
  background: ${colour.surface};
  & h1 {
    margin: 0;
    font-size: 1rem;
  }
  & p {
    margin: 0;
    color: ${colour.faint};
  }
  ${narrow} {
    & > div {
      order: 1;
      width: 100%;
    }
  }
`;

/** Side by side on a wide screen; one panel at a time on a narrow one. */
export const Frame = styled.main`
  display: grid;
  grid-template: 'top top top' auto 'flows chart events' minmax(0, 3fr) 'flows chart change' minmax(0, 2fr) / 11rem minmax(0, 1fr) 25rem;
  gap: 1px;
  height: 100%;
  & > header {
    grid-area: top;
  }
  & > nav {
    display: none;
    padding: 0.4rem 0.6rem;
    background: ${colour.surface};
  }
  & > [data-panel='Flows'] {
    grid-area: flows;
  }
  & > [data-panel='Chart'] {
    grid-area: chart;
  }
  & > [data-panel='Events'] {
    grid-area: events;
  }
  & > [data-panel='Change'] {
    grid-area: change;
  }
  ${narrow} {
    display: flex;
    flex-direction: column;
    & > nav {
      display: block;
    }
    & > section {
      display: none;
    }
    /* The buttons above already name the panel. */
    & > section:not([data-panel='Chart']) > h2 {
      display: none;
    }
    ${panelNames.map((name) => `&[data-shown='${name}'] > [data-panel='${name}'] { display: flex; flex: 1; }`)}
  }
`;
