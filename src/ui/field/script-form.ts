import styled from 'styled-components';

/** A form that a script submits. Before the script has loaded, submitting does nothing: nothing typed gets into a URL. */
export const ScriptForm = styled.form.attrs({ method: 'dialog' })``;
