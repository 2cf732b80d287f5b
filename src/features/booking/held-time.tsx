import { useSelector } from '@xstate/react';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { ReleaseSlotDocument } from '../../__generated__/documents/release-slot';
import { ServiceToBookDocument } from '../../__generated__/documents/service-to-book';
import type { Booking_ServiceFragment } from '../../__generated__/gql/graphql';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useExecute } from '../../api/execute';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { useLoaded } from '../../api/use-loaded';
import { useMessages } from '../../i18n/use-messages';
import { serviceScreen } from '../../routing/customer-screen';
import { itemPath } from '../../routing/paths';
import type { BookedService, ServiceTime } from '../../routing/service-payment';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { QuietButton } from '../../ui/button/quiet-button';
import { useBackCloses } from '../../ui/dialog/use-back-closes';
import { ErrorState } from '../../ui/feedback/error-state';
import { OnDemand } from '../../ui/feedback/on-demand';
import { FormAlert } from '../../ui/field/form-alert';
import { PageSection } from '../../ui/layout/page-section';
import { useRefusalText } from '../refusals/refusal-text';
import { BookedText } from './booked-text';
import { isWhole } from './booking-rules';
import type { BookingSheetProps } from './booking-sheet';
import { isExpired, isHeld, isHolding, isReady, isUnsure } from './selectors';
import { useServiceBooking } from './use-service-booking';

const BookingSheet = serviceScreen<BookingSheetProps>(
  () => import(/* webpackChunkName: "booking-sheet" */ './booking-sheet'),
);

const Stack = styled.div`
  display: grid;
  gap: ${token('space-3')};
`;

const Line = styled.p`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  color: ${token('color-success')};
  font-size: ${token('font-small')};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

const second = 1_000;

function HoldCountdown({ milliseconds }: { milliseconds: number }) {
  const m = useMessages();
  const [end] = useState(() => Date.now() + milliseconds);
  const [rest, setRest] = useState(Math.ceil(milliseconds / second));
  useEffect(() => {
    const timer = setInterval(() => setRest(Math.max(0, Math.ceil((end - Date.now()) / second))), second);
    return () => clearInterval(timer);
  }, [end]);
  const time = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`;
  return (
    <Line role="timer">
      <Clock size={16} aria-hidden />
      {m('booking.held', { time })}
    </Line>
  );
}

interface HolderProps {
  service: FragmentOf<Booking_ServiceFragment>;
  variant: string | null;
  at: ServiceTime;
}

/** Holds the time of the address while its payment is chosen, and says what became of it. */
function Holder({ service: masked, variant, at }: HolderProps) {
  const m = useMessages();
  const textOf = useRefusalText();
  const execute = useExecute();
  const service = readFragment(masked);
  const selection = { variant, ...at };
  // The variant was chosen before; whether there is one, the order says.
  const flow = useServiceBooking({ service, hasVariants: false, selection });
  const [isGone, setGone] = useState(false);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const heldFor = useSelector(flow, ({ context }) => context.heldFor);
  const ready = useSelector(flow, isReady);
  const holding = useSelector(flow, isHolding);
  const held = useSelector(flow, isHeld);
  const unsure = useSelector(flow, isUnsure);
  const expired = useSelector(flow, isExpired);

  useFlowEvents(flow, { 'day.missing': () => setGone(true), 'time.missing': () => setGone(true) });
  const submit = () => flow.send({ type: 'selection.submit' });
  const holdFirst = useEffectEvent(() => {
    if (!refusal) submit();
  });
  useEffect(() => {
    if (ready) holdFirst();
  }, [ready]);
  useEffect(
    () => () => {
      const { sessionCode } = flow.getSnapshot().context;
      // Others may have it now, unless it has been ordered.
      void execute(ReleaseSlotDocument, { sessionCode });
    },
    [flow, execute],
  );

  const statusOf = (): ReactNode => {
    if (held) return <HoldCountdown milliseconds={heldFor} />;
    if (holding) return <Line role="status">{m('booking.holding')}</Line>;
    if (unsure || expired) {
      return (
        <>
          <FormAlert>{m(unsure ? 'booking.unsure' : 'booking.expired')}</FormAlert>
          <Actions>
            <Button $small onClick={submit}>
              {m(unsure ? 'action.retry' : 'booking.hold-again')}
            </Button>
            <Button $small $look="secondary" onClick={() => setOpen(true)}>
              {m('booking.change-time')}
            </Button>
          </Actions>
        </>
      );
    }
    if (!refusal && !isGone) return null;
    return (
      <>
        <FormAlert>{refusal ? textOf(refusal) : m('booking.gone')}</FormAlert>
        <Actions>
          <Button $small onClick={() => setOpen(true)}>
            {m('booking.change-time')}
          </Button>
        </Actions>
      </>
    );
  };
  return (
    <PageSection
      title={m('booking.title')}
      aside={<QuietButton onClick={() => setOpen(true)}>{m('booking.change')}</QuietButton>}
    >
      <Stack>
        <BookedText schedule={service.schedule} timeZone={service.booking.timeZone} at={at} />
        {statusOf()}
      </Stack>
      <OnDemand needed={open} onFail={close}>
        <BookingSheet open={open} service={masked} selection={selection} onClose={close} />
      </OnDemand>
    </PageSection>
  );
}

/** The time of a service on the page where it is paid. An address that does not name one leads back to the service. */
export default function HeldTime({ item, variant, at, units }: BookedService) {
  const { loaded, reload } = useLoaded(ServiceToBookDocument, { id: item });
  if (!loaded.ok) return <ErrorState onRetry={reload} code={loaded.code} />;
  const page = loaded.data.itemPage;
  if (page?.__typename !== 'ServicePage') return null;
  const { schedule, item: service } = readFragment(page);
  if (!isWhole(schedule, at, units)) return <Navigate to={itemPath(service)} replace />;
  return at && <Holder service={page} variant={variant} at={at} />;
}
