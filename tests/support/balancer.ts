import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  /** The balancer's address. */
  url: string;
  close(): Promise<void>;
}

/**
 * A TCP load balancer: sends each connection to the next node that is up. Closing it cuts all connections; another can then
 * use its port.
 */
export async function balance(nodes: readonly { url: string }[], port = 0): Promise<Balancer> {
  const ports = nodes.map(({ url }) => Number(new URL(url).port));
  const open = new Set<Socket>();
  let turn = 0;

  function join(client: Socket, tries: number): void {
    const node = connect(ports[turn++ % ports.length]!, '127.0.0.1');
    let joined = false;
    node.once('connect', () => {
      joined = true;
      open.add(node);
      client.pipe(node).pipe(client);
    });
    node.on('error', () => undefined);
    node.once('close', () => {
      open.delete(node);
      if (!joined && tries > 1) join(client, tries - 1);
      else client.destroy();
    });
    client.once('close', () => node.destroy());
  }

  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    join(client, ports.length);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
