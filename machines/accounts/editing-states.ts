interface BackToWaiting {
  target: 'waiting';
  actions: 'dropRefusal'[];
}

/** The outcome of the last attempt to send the form, until it is changed. */
export function editingStates<Change extends string>(change: Change) {
  const on = (...actions: BackToWaiting['actions']) =>
    ({ [change]: { target: 'waiting', actions } }) as { [event in Change]: BackToWaiting };
  return { waiting: {}, refused: { on: on('dropRefusal') }, failed: { on: on() } };
}
