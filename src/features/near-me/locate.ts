import type { Located } from '../../../machines/custom-html';

const patience = 10_000;

/** Asks the device where it is, once the visitor has tapped for it. */
export const locate = () =>
  new Promise<Located>((answer) => {
    if (!('geolocation' in navigator)) return answer({ outcome: 'unknown' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ outcome: 'found', position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => answer({ outcome: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      { timeout: patience, maximumAge: 60_000 },
    );
  });
