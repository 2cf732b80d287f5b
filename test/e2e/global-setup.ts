import { startServer } from './start-server';

/** One production server for all journeys that need no server of their own. */
export default async function globalSetup() {
  const server = await startServer();
  process.env.BASE_URL = server.url;
  return server.stop;
}
