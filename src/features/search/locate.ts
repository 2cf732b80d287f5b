import type { DeviceAnswer } from '../../../machines/rides/location-finding';

const timeoutMs = 10_000;

/** Requests the device's position. Call it only after a tap. */
export const locate = () =>
  new Promise<DeviceAnswer>((answer) => {
    if (!('geolocation' in navigator)) return answer({ outcome: 'unknown' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        answer({ outcome: 'found', position: { latitude, longitude }, accuracy }),
      ({ code, PERMISSION_DENIED }) => answer({ outcome: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      { timeout: timeoutMs, maximumAge: 60_000 },
    );
  });
