import { useSelector } from '@xstate/react';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { ReleaseSlotDocument } from '../../__generated__/documents/release-slot';
import { ServiceToBookDocument } from '../../__generated__/documents/service-to-book';
import type { Booking_ServiceFragment } from '../../__generated__/gql/graphql';
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
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back';
import { ErrorState } from '../../ui/feedback/error-state';
import { OnDemand } from '../../ui/feedback/on-demand';
import { FormAlert } from '../../ui/field/form-alert';
import { PageSection } from '../../ui/layout/page-section';
import { useRefusalText } from '../refusals/refusal-text';
import { BookedText } from './booked-text';
import { isWhole, type ServiceSelection } from './booking-rules';
import type { BookingSheetProps } from './booking-sheet';
import { isExpired, isHeld, isHolding, isUnsure } from './selectors';
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
  service: Booking_ServiceFragment;
  selection: ServiceSelection;
  at: ServiceTime;
  /** Called to change the time. @param isHeld whether the customer still holds the current time */
  onChange: (isHeld: boolean) => void;
}

/** Holds the time in the URL while the customer chooses a payment option, and shows the state of the hold. */
function Holder({ service, selection, at, onChange }: HolderProps) {
  const m = useMessages();
  const textOf = useRefusalText();
  const execute = useExecute();
  // The variant was already chosen; the order checks whether it exists.
  const flow = useServiceBooking({ service, hasVariants: false, selection, isResumed: true });
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const heldFor = useSelector(flow, ({ context }) => context.heldFor);
  const holding = useSelector(flow, isHolding);
  const held = useSelector(flow, isHeld);
  const unsure = useSelector(flow, isUnsure);
  const expired = useSelector(flow, isExpired);

  const submit = () => flow.send({ type: 'time.submit' });
  const release = useCallback(
    () => execute(ReleaseSlotDocument, { idempotencyKey: flow.getSnapshot().context.sessionCode }),
    [execute, flow],
  );
  // Frees the time for others, unless it has been ordered.
  useEffect(() => () => void release(), [release]);
  // If the answer to a hold was lost, the time would look taken, so it is released first.
  const change = () => (unsure ? void release().then(() => onChange(false)) : onChange(held));

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
            <Button $small $look="secondary" onClick={change}>
              {m('booking.change-time')}
            </Button>
          </Actions>
        </>
      );
    }
    if (!refusal) return null;
    return (
      <>
        <FormAlert>{textOf(refusal)}</FormAlert>
        <Actions>
          <Button $small onClick={change}>
            {m('booking.change-time')}
          </Button>
        </Actions>
      </>
    );
  };
  return (
    <PageSection title={m('booking.heading')} aside={<QuietButton onClick={change}>{m('booking.change')}</QuietButton>}>
      <Stack>
        <BookedText schedule={service.schedule} timeZone={service.booking.timeZone} at={at} />
        {statusOf()}
      </Stack>
    </PageSection>
  );
}

interface ChangeableProps {
  service: FragmentOf<Booking_ServiceFragment>;
  selection: ServiceSelection;
  at: ServiceTime;
}

function ChangeableTime({ service, selection, at }: ChangeableProps) {
  const [sheet, setSheet] = useState<{ held: ServiceTime | null } | null>(null);
  const [turn, setTurn] = useState(0);
  const open = sheet !== null;
  const close = () => setSheet(null);
  useCloseOnBack(open, close);
  return (
    <>
      <Holder
        key={turn}
        service={readFragment(service)}
        selection={selection}
        at={at}
        onChange={(isHeld) => setSheet({ held: isHeld ? at : null })}
      />
      <OnDemand needed={open} onFail={close}>
        {sheet && (
          <BookingSheet
            open
            service={service}
            selection={selection}
            held={sheet.held}
            onClose={close}
            onUnchanged={() => {
              close();
              // An existing hold continues; otherwise, a new one is requested.
              if (!sheet.held) setTurn(turn + 1);
            }}
          />
        )}
      </OnDemand>
    </>
  );
}

/** The booked time on the payment page of a service. A URL without a time redirects to the service. */
export default function HeldTime({ item, variant, at, units }: BookedService) {
  const { loaded, reload } = useLoaded(ServiceToBookDocument, { id: item });
  if (!loaded.ok) return <ErrorState failure={loaded} onRetry={reload} />;
  const page = loaded.data.itemPage;
  if (page?.__typename !== 'ServicePage') return null;
  const { schedule, item: service } = readFragment(page);
  if (!isWhole(schedule, at, units)) return <Navigate to={itemPath(service)} replace />;
  return at && <ChangeableTime service={page} selection={{ variant, ...at }} at={at} />;
}
