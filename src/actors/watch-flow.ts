import {
  type Actor,
  type AnyActorLogic,
  type EventObject,
  type EmittedFrom,
  fromCallback,
  type SnapshotFrom,
} from 'xstate';

/**
 * An actor that sends its parent events about another flow, for as long as it runs.
 * @param eventOf maps a snapshot of that flow to an event: at the start, and at each change
 * @param emitted the event for each type that the flow emits
 */
export const watchFlow = <Logic extends AnyActorLogic>(
  flow: Actor<Logic>,
  eventOf: (snapshot: SnapshotFrom<Logic>) => EventObject,
  emitted: { readonly [Type in EmittedFrom<Logic>['type']]?: EventObject } = {},
) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const events = new Map<string, EventObject | undefined>(Object.entries(emitted));
    sendBack(eventOf(flow.getSnapshot()));
    const subscriptions = [
      flow.subscribe((snapshot) => sendBack(eventOf(snapshot))),
      flow.on('*', ({ type }: EventObject) => {
        const event = events.get(type);
        if (event) sendBack(event);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  });
