import type { Agent } from 'node:http';
import type { Duplex } from 'node:stream';

/** The code by which Node marks an abandoned connection, and Stripe's client recognises a time-out. */
const late = (): Error => Object.assign(new Error('Stripe did not respond in time.'), { code: 'ETIMEDOUT' });

/**
 * Destroys an agent's connection if a request on it isn't sent and fully answered by its deadline. The time-outs of
 * agents and requests count only silence, so a response of a byte a second would never be late.
 * @param deadline for each request, in milliseconds.
 */
export function setDeadlines<Kind extends Agent>(agent: Kind, deadline: number): Kind {
  const timers = new WeakMap<Duplex, NodeJS.Timeout>();
  const begin = (socket: Duplex): void =>
    void timers.set(
      socket,
      setTimeout(() => socket.destroy(late()), deadline),
    );
  const end = (socket: Duplex): void => clearTimeout(timers.get(socket));
  const createConnection = agent.createConnection.bind(agent);
  const reuseSocket = agent.reuseSocket.bind(agent);
  const keepSocketAlive = agent.keepSocketAlive.bind(agent);
  // A request uses a new connection, or one kept alive from an earlier request.
  agent.createConnection = (...asked) => {
    const socket = createConnection(...asked);
    if (!socket) return socket;
    begin(socket);
    return socket.once('close', () => end(socket));
  };
  agent.reuseSocket = (socket, request) => {
    begin(socket);
    reuseSocket(socket, request);
  };
  agent.keepSocketAlive = (socket) => {
    end(socket);
    return keepSocketAlive(socket);
  };
  return agent;
}
