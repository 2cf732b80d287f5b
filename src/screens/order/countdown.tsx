import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useMoment } from '../../i18n/dates';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

const second = 1_000;

const Line = styled.p`
  color: ${token('color-sale')};
  font-size: ${token('font-small')};
  font-variant-numeric: tabular-nums;
`;

const two = (value: number) => String(value).padStart(2, '0');

/** The time left to pay: the deadline itself until a script runs, then hours, minutes and seconds. */
export function Countdown({ until }: { until: string }) {
  const m = useMessages();
  const moment = useMoment();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setSecondsLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / second)));
    look();
    const timer = setInterval(look, second);
    return () => clearInterval(timer);
  }, [until]);
  if (secondsLeft === null) return <Line>{m('payment.until', { moment: moment(until) })}</Line>;
  if (secondsLeft === 0) return <Line>{m('payment.over')}</Line>;
  const time = [Math.floor(secondsLeft / 3600), Math.floor(secondsLeft / 60) % 60, secondsLeft % 60].map(two).join(':');
  return <Line role="timer">{m('payment.left', { time })}</Line>;
}
