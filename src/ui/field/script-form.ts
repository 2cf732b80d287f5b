import styled from 'styled-components';

/** A form that a script sends: sent before that is there, it goes nowhere, and what was typed into no address. */
export const ScriptForm = styled.form.attrs({ method: 'dialog' })``;
