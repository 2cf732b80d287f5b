import {
  type Actor,
  type AnyActorLogic,
  type EventObject,
  type EmittedFrom,
  fromCallback,
  type SnapshotFrom,
} from 'xstate';

/**
 * An actor by which a flow is told of another, for as long as it runs.
 * @param eventOf what it is told of how the other looks: at first, and at each change
 * @param emitted what it is told where the other emits something, by the type of that
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
