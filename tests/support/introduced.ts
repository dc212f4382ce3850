import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import type { GraphQLPerson } from './person.ts';

interface Introduced {
  socket: WebSocket;
  heard: { id?: string; type: string; payload?: unknown }[];
}

/** An initialized WebSocket to a node, with the messages that it receives. */
export async function introduced(
  { address }: { address: string },
  { accessToken = '' }: GraphQLPerson,
): Promise<Introduced> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  onTestFinished(() => socket.terminate());
  const heard: Introduced['heard'] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } }));
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(['connection_ack']);
  return { socket, heard };
}
