import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Runs a server on a free port while `use` runs. */
export async function serving<T>(server: Server, use: (origin: string) => Promise<T>): Promise<T> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
