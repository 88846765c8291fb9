import type { Agent } from 'node:http';
import type { Duplex } from 'node:stream';

/** As Node calls a connection that was given up; by it Stripe's client tells that its time-out was reached. */
const late = (): Error => Object.assign(new Error('Stripe did not answer in time.'), { code: 'ETIMEDOUT' });

/**
 * Breaks an agent's connection if a request on it was not made and answered in full by its deadline. The time-outs of
 * agents and requests count silence alone, so that an answer of a byte a second would never be late.
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
  // A request has a new connection, or one that was kept since an earlier one was answered.
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
