/** Earlier than the first release: a machine that lost its clock starts at 1970, or at its own build. */
const earliest = Date.parse('2026-11-01T00:00:00Z');

/**
 * Refuses a clock that was never set: sign-ins, one-time codes, opening hours and limits of orders would go by it, and what is
 * written would look older than all that was written before. One that is ahead can't be told from time that has passed.
 */
export function requireClock(now = Date.now()) {
  if (now >= earliest) return;
  const date = new Date(now).toISOString().slice(0, 10);
  throw new Error(
    `The clock of this machine says ${date}, which is before this program was made. Set it (on Linux: timedatectl set-ntp true) and start again.`,
  );
}
