import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { OutputFrom } from 'xstate';
import type { serviceBookingMachine } from '../../../machines/bookings/service-booking';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useMessages } from '../../i18n/use-messages';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { useRefusalText } from '../refusals/refusal-text';
import { isHolding, isLoadingFirst, isRefusedBooking, isUnsure, outputOf } from './selectors';
import { type BookingStart, useServiceBooking } from './use-service-booking';

export type BookingEnd = OutputFrom<typeof serviceBookingMachine>;

/** The flow of a sheet for choosing a time: shows what is missing, and calls `onEnd` once the time is taken. */
export function useTimeSheet(start: BookingStart, onEnd: (end: BookingEnd) => void) {
  const m = useMessages();
  const toast = useToast();
  const textOf = useRefusalText();
  const flow = useServiceBooking(start);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const output = useSelector(flow, outputOf);
  useFlowEvents(flow, {
    'variant.missing': () => toast(m('booking.variant-missing'), toastDurations.validation),
    'day.missing': () => toast(m('booking.day-missing'), toastDurations.validation),
    'time.missing': () => toast(m('booking.time-missing'), toastDurations.validation),
  });
  const finish = useEffectEvent(onEnd);
  useEffect(() => {
    if (output) finish(output);
  }, [output]);
  return {
    flow,
    busy: useSelector(flow, isHolding),
    loading: useSelector(flow, isLoadingFirst),
    unsure: useSelector(flow, isUnsure),
    /** Shown in a separate dialog; other refusals are shown above the times. */
    refused: useSelector(flow, isRefusedBooking),
    refusalText: refusal ? textOf(refusal) : '',
    submit: () => flow.send({ type: 'time.submit' }),
  };
}
