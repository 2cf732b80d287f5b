import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { providerAdmin, type ProviderAdmin } from './provider-admin';
import { startProvider } from './start-provider';
import { type RunningServer, startServer } from './start-server';
import { temporaryFolder } from './temporary-folder';

export interface ProxiedServer {
  server: RunningServer;
  proxy: FaultProxy;
  admin: ProviderAdmin;
  stop(): Promise<void>;
}

/** A whole installation with a proxy between the server and its provider that counts calls and makes them fail. */
export async function startProxiedServer(environment: NodeJS.ProcessEnv = {}): Promise<ProxiedServer> {
  const provider = await startProvider({ COUNT_STATEMENTS: '1' });
  const proxy = await startFaultProxy(provider.url);
  const server = await startServer({
    dataDirectory: temporaryFolder('server'),
    environment: { PROVIDER_URL: proxy.url, ...environment },
  });
  return {
    server,
    proxy,
    admin: providerAdmin(provider),
    async stop() {
      await server.stop();
      await proxy.stop();
      await provider.stop();
    },
  };
}
