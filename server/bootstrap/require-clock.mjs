/** Before the first release. A machine that lost its clock starts in 1970, or at the date of its firmware. */
const earliest = Date.parse('2026-11-01T00:00:00Z');

/**
 * Refuses to start with a clock that was never set. Sign-ins, one-time codes, opening hours and limits of orders would
 * depend on it, and new data would look older than existing data. A clock that is ahead cannot be detected.
 */
export function requireClock(now = Date.now()) {
  if (now >= earliest) return;
  const date = new Date(now).toISOString().slice(0, 10);
  throw new Error(
    `The clock of this machine says ${date}, which is before this program was made. Set it (on Linux: timedatectl set-ntp true) and start again.`,
  );
}
