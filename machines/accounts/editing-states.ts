interface BackToWaiting {
  target: 'waiting';
  actions: 'dropRefusal'[];
}

/** How the last attempt to send what is filled in ended, until it is changed. */
export function editingStates<Change extends string>(change: Change) {
  const on = (...actions: BackToWaiting['actions']) =>
    ({ [change]: { target: 'waiting', actions } }) as { [event in Change]: BackToWaiting };
  return { waiting: {}, refused: { on: on('dropRefusal') }, failed: { on: on() } };
}
